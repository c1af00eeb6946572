import { fillPath, type Slots } from '@learn/contracts';
import { loadableOf } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { color, Figure, Heading, Loaded, media, Skeleton, Stack, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { CourseSummaryDocument } from '../__generated__/graphql.ts';
import { assignmentFigure, attendanceFigure, competenceFigure, feedbackFigure } from '../course/figures.ts';
import { coursePages, type PartName, partNames } from '../course/pages.ts';
import { filterVariables } from '../filters/filters.ts';
import { useTexts } from '../texts.ts';

const Parts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[24]};
  border-top: 1px solid ${color.line};
  & > li {
    padding-block: ${space[12]} 0;
    border-bottom: 1px solid ${color.line};
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/**
 * On the home dashboard of those who lead a course: its four figures, each with the way to its page (specification §2, UK
 * statistics). Of one session where one is chosen, else of all that the person may see.
 */
export function UkStatisticsWidget({ course, figuresOf }: Slots['home.course']) {
  const { t } = useTexts('course');
  const courseSlug = course.course_slug;
  const filters = figuresOf === undefined ? {} : { session: figuresOf };
  const query = useQuery(CourseSummaryDocument, { course_slug: courseSlug, ...filterVariables(filters) });
  const suffix = figuresOf === undefined ? '' : `?session=${figuresOf}`;
  const addressOf = (page: PartName | 'list') => `${fillPath(coursePages[page], { courseSlug })}${suffix}`;
  return (
    <Stack $gap={12}>
      <Heading level={3} size={16}>
        {t('list.title')}
      </Heading>
      <Loaded
        of={loadableOf(query, ({ course_statistics }) => course_statistics)}
        level={3}
        skeleton={
          <div aria-busy="true">
            <Skeleton $height="225px" />
          </div>
        }
        failed={{ title: t('failed') }}
        missing={{ title: t('failed') }}
      >
        {(statistics) => {
          const figures = {
            attendance: attendanceFigure(statistics.attendance_day_presences.summary, t),
            assignment: assignmentFigure(statistics.assignments.summary, t),
            competence: competenceFigure(statistics.competences.summary, t),
            feedback: feedbackFigure(statistics.feedback_responses.summary, t),
          };
          return (
            <Parts aria-label={t('list.title')}>
              {partNames.map((part) => (
                <li key={part}>
                  <Text $size={14} $tone="secondary">
                    {t(`${part}.title`)}
                  </Text>
                  <Figure size={22} value={figures[part].value ?? '–'}>
                    {figures[part].sentence}
                  </Figure>
                  <TextLink as={Link} to={addressOf(part)}>
                    {t(`${part}.link`)}
                  </TextLink>
                </li>
              ))}
            </Parts>
          );
        }}
      </Loaded>
      <TextLink as={Link} to={addressOf('list')}>
        {t('list.link')}
      </TextLink>
    </Stack>
  );
}
