import { Field, Stack, Text, TextArea } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { Editing } from './editing.ts';
import { textIn } from './evaluationFields.ts';
import { Saved } from './Saved.tsx';

/** As many characters as the server takes for a comment. */
const maximumLength = 10_000;

/** The comment on a part, which the participant reads with their points. */
export function CommentField({ section, editing }: { section: string; editing: Editing }) {
  const { t } = useTexts('evaluation');
  const { isOpen, holderOf, own } = editing;
  const text = textIn(editing.values, section, 'text');
  if (!isOpen)
    return text === '' ? undefined : (
      <Stack $gap={4}>
        <Text $size={14} $weight="strong">
          {t('comment')}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
      </Stack>
    );
  return (
    <Field label={t('comment')} aside={<Saved own={own} section={section} field="text" />}>
      <TextArea
        rows={2}
        placeholder={t('commentHint')}
        maxLength={maximumLength}
        readOnly={holderOf(section) !== undefined}
        value={text}
        onChange={({ target }) => editing.change(section, 'text', target.value)}
      />
    </Field>
  );
}
