import type { PersonExam } from '@learn/contracts';
import { formatDateTime, formatDay } from '@learn/domain';
import { Disclosure, Stack, space, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';

interface ExamHistoryProps {
  readonly person: PersonExam;
  /** from the start; afterwards it is opened and closed by hand */
  readonly open?: boolean | undefined;
}

/** How an exam came to where it is: all results, then every step with its time and reason, the latest first. */
export function ExamHistory({ person, open }: ExamHistoryProps) {
  const { t, language } = useTexts('exam');
  const { transitions, results } = person;
  if (transitions.length === 0 && results.length === 0) return undefined;
  return (
    <Disclosure level={3} title={t('history.title')} defaultOpen={open}>
      {results.map(({ id, result, attempt, taken_on }) => (
        <Text key={id} style={{ marginBottom: space[12] }}>
          {t(`history.result_${result}`, { attempt, date: formatDay(taken_on, language) })}
        </Text>
      ))}
      <Stack as="ol" $gap={12}>
        {transitions.toReversed().map(({ to_state, at, reason }) => (
          <li key={`${at} ${to_state}`}>
            <strong>{t(`history.to.${to_state}`)}</strong>
            <Text $size={14} $tone="secondary">
              {[formatDateTime(at, language), reason].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
