import type { PersonExam } from '@learn/contracts';
import { formatDateTime, formatDay } from '@learn/domain';
import { color, Disclosure, fontSize, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space[12]};
  & > li {
    display: grid;
    line-height: 1.4;
  }
  & small {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
`;

/** How the own exam came to where it is: every step with its time and reason, the latest first, then all results. */
export function ExamHistory({ person }: { person: PersonExam }) {
  const { t, language } = useTexts('exam');
  const { transitions, results } = person;
  if (transitions.length === 0) return undefined;
  return (
    <Disclosure level={3} title={t('history.title')}>
      <Steps>
        {transitions.toReversed().map(({ to_state, at, reason }) => (
          <li key={`${at} ${to_state}`}>
            <strong>{t(`history.to.${to_state}`)}</strong>
            <small>{[formatDateTime(at, language), reason].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </Steps>
      {results.map(({ id, result, attempt, taken_on }) => (
        <Text key={id} style={{ marginTop: space[12] }}>
          {t(`history.result_${result}`, { attempt, date: formatDay(taken_on, language) })}
        </Text>
      ))}
    </Disclosure>
  );
}
