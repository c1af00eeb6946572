import type { PersonExams } from '@learn/contracts';
import { formatDate, isExamPassed } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Card, color, EmptyState, Grid, Heading, Icon, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { ExamRow } from '../vv-exams/ExamRow.tsx';
import type { ListedExam } from '../vv-exams/useExams.ts';

const Certificate = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;
`;

const List = styled.ul`
  max-width: 880px;
`;

interface CertificateListProps {
  readonly of: PersonExams;
  /** the page of an exam */
  readonly page: (exam: ListedExam) => string | undefined;
}

/** Certificates of a person: those granted by admission profile, those of passed exams, and the exams that still lead to one. */
export function CertificateList({ of: { certificates, exams }, page }: CertificateListProps) {
  const { t, language } = useTexts('exam');
  const certified = exams.filter(({ has_certificate }) => has_certificate);
  const passed = certified.filter(({ state }) => isExamPassed(state));
  const open = certified.filter(({ state }) => !isExamPassed(state));
  const cards = [
    ...certificates.map(({ id, profile, granted_on }) => ({
      id,
      title: t('list.certificates.ofProfile', { profile }),
      fact: t('list.certificates.granted', { date: formatDate(granted_on, language) }),
      to: undefined,
    })),
    ...passed.map((exam) => ({
      id: exam.circle.id,
      title: exam.exam_type?.name ?? exam.circle.title,
      fact: exam.result
        ? t('list.certificates.passed', { date: formatDate(exam.result.taken_on, language) })
        : t('list.fact.imported'),
      to: page(exam),
    })),
  ];
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          icon="award"
          title={t('list.certificates.empty')}
          description={t('list.certificates.emptyHint')}
        />
      ) : (
        <Grid as="ul" $columns={2} $gap={16}>
          {cards.map(({ id, title, fact, to }) => (
            <Certificate as="li" key={id}>
              <Icon name="award" size={28} color={color.finished} />
              <div>
                <Heading level={2} size={18}>
                  {to === undefined ? title : <Link to={to}>{title}</Link>}
                </Heading>
                <Text $size={14} $tone="secondary">
                  {fact}
                </Text>
              </div>
            </Certificate>
          ))}
        </Grid>
      )}
      {open.length > 0 && (
        <Stack as="section" $gap={8} aria-labelledby="open-exams">
          <Heading level={2} id="open-exams">
            {t('list.certificates.open')}
          </Heading>
          <List>
            {open.map((exam) => (
              <ExamRow key={exam.circle.id} exam={exam} level={3} to={page(exam)} />
            ))}
          </List>
        </Stack>
      )}
    </>
  );
}
