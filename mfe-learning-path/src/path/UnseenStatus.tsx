import { color, Icon, Inline, Text } from '@learn/ui';

/** Instead of a status: that there is none to be seen. */
export function UnseenStatus({ text }: { text: string | undefined }) {
  return (
    <Inline $gap={8} $nowrap>
      <Icon name="eyeOff" size={16} color={color.ink500} />
      <Text $size={14} $tone="hint">
        {text}
      </Text>
    </Inline>
  );
}
