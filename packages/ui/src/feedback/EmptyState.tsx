import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Text } from '../text/Text.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  padding: ${space[24]};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.card};
`;

const Title = styled.p`
  font-size: ${fontSize[18]};
  font-weight: 600;
`;

const Action = styled.div`
  margin-top: ${space[8]};
`;

/** Props of EmptyState. */
export type EmptyStateProps = {
  /** What would be here. */
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** The next step: a TextLink or a Button. */
  action?: ReactNode;
};

/** Says what would be here and what to do next. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Icon name={icon} size={28} color={color.ink500} />}
      <Title>{title}</Title>
      {description !== undefined && (
        <Text $tone="secondary" $measure>
          {description}
        </Text>
      )}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
