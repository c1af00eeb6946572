import { formatDay, formatGrade, formatPoints, fullName } from '@learn/domain';
import { GradeRing, Heading, Inline, Stack, StatusPill, space, Text, WithAside } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';
import { EvaluationTable } from './EvaluationTable.tsx';
import { GradeOrigin } from './GradeOrigin.tsx';
import type { AssignmentData, Work } from './useWork.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[32]};
  align-items: center;
`;

interface EvaluationProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly work: Work;
}

/** The released evaluation: the grade, what each part brought, and how the grade came about (domain decisions §8). */
export function Evaluation({ assignment, language, work }: EvaluationProps) {
  const { t, language: own } = useTexts('assignment');
  const { grade, evaluation_passed: passed, evaluation_user: user } = work;
  const date = work.evaluation_submitted_at ? formatDay(work.evaluation_submitted_at, own) : '';
  return (
    <Stack as="section" $gap={32} aria-labelledby="evaluation-title">
      <Head>
        {grade && (
          <GradeRing
            size={144}
            grade={grade.official}
            label={t('evaluation.gradeLabel', { grade: formatGrade(grade.official, 1) })}
            caption={t('evaluation.grade')}
          />
        )}
        <Stack $gap={8}>
          <Heading level={2} id="evaluation-title" size={28}>
            {t('evaluation.title')}
          </Heading>
          <Inline $gap={16}>
            {passed !== null && (
              <StatusPill
                status={passed ? 'finished' : 'failed'}
                label={t(passed ? 'evaluation.passed' : 'evaluation.failed')}
              />
            )}
            {grade ? (
              <>
                <Text as="span" $tone="secondary">
                  {t('evaluation.points', {
                    points: formatPoints(grade.points_final),
                    max: formatPoints(grade.max_points),
                  })}
                </Text>
                <Text as="span" $tone="secondary">
                  {t('evaluation.exact', { exact: formatGrade(grade.exact, 2) })}
                </Text>
              </>
            ) : (
              <Text as="span" $tone="secondary">
                {t('evaluation.noGrade')}
              </Text>
            )}
          </Inline>
          <Text $size={14} $tone="hint">
            {user
              ? t('evaluation.by', { name: fullName(user.first_name, user.last_name), date })
              : t('evaluation.released', { date })}
          </Text>
        </Stack>
      </Head>
      <WithAside $aside={352}>
        <EvaluationTable assignment={assignment} language={language} work={work} />
        {grade && <GradeOrigin assignment={assignment} grade={grade} />}
      </WithAside>
    </Stack>
  );
}
