import { formatDateTime } from '@learn/domain';
import { Notice, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { EvaluationWork } from './evaluationFields.ts';

interface Accepted {
  readonly text: string;
  /** ISO 8601 */
  readonly accepted_at: string;
}

/** What the participant has declared with the submission, in the words that they read. */
export function Declaration({ work }: { work: EvaluationWork }) {
  const { t, language } = useTexts('evaluation');
  const accepted = (work.additional_json_data as { declaration?: Accepted } | null)?.declaration;
  if (!accepted) return undefined;
  return (
    <Notice icon="check">
      {accepted.text}{' '}
      <Text as="span" $size={14} $tone="secondary">
        {t('declared', { at: formatDateTime(accepted.accepted_at, language) })}
      </Text>
    </Notice>
  );
}
