import { endpoints, fillPath } from '@learn/contracts';
import { isMentorFeedbackAvailable } from '@learn/domain';
import { joinLoadables, loadableOf, useCourseSession, useRest } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Card, color, coveringLink, Heading, Icon, Meta, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { MentorAssignmentsDocument } from '../../__generated__/graphql.ts';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { praxisAssignmentPath, unitFeedbackPath } from '../addresses.ts';
import { askedUnits, praxisAssignments, type Work } from './allWork.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px;
  gap: ${space[16]};
  align-items: center;
  padding: ${space[12]} ${space[24]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & a {
    ${coveringLink('-3px')}
    font-weight: 600;
  }
`;

/** Every praxis assignment of the session, and every unit for which feedback was asked: each leads to all mentees. */
export function AllWork() {
  const { t } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const session = useCourseSession();
  const query = useQuery(MentorAssignmentsDocument, { course_session_id: session.id });
  const feedbacks = useRest(endpoints.selfEvaluationFeedbacks, { params: { courseSessionId: session.id } });
  const loaded = joinLoadables({
    assignments: loadableOf(
      query,
      ({ course_session }) => course_session && praxisAssignments(course_session),
    ),
    units: loadableOf(feedbacks, askedUnits),
  });
  return (
    <LoadedInSession of={loaded} shape={[120]} failed={t('work.failed')}>
      {({ assignments, units }) => (
        <Stack $gap={24}>
          <WorkList
            id="praxis"
            title={t('work.praxis')}
            none={t('work.noPraxis')}
            works={assignments}
            addressOf={({ id }) => fillPath(praxisAssignmentPath, { courseSlug, praxisAssignmentId: id })}
          />
          {isMentorFeedbackAvailable(session.course.configuration) && (
            <WorkList
              id="units"
              title={t('work.units')}
              none={t('work.noUnits')}
              works={units}
              addressOf={({ id }) => fillPath(unitFeedbackPath, { courseSlug, learningUnitId: id })}
            />
          )}
        </Stack>
      )}
    </LoadedInSession>
  );
}

interface WorkListProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly works: readonly Work[];
  readonly addressOf: (work: Work) => string | undefined;
}

function WorkList({ id, title, none, works, addressOf }: WorkListProps) {
  return (
    <section aria-labelledby={id}>
      <Stack $gap={12}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {works.length === 0 ? (
          <Text $tone="secondary">{none}</Text>
        ) : (
          <Card as="ul" $flush>
            {works.map((work) => (
              <Row key={work.id}>
                <div>
                  <Link to={addressOf(work)}>{work.title}</Link>
                  <Meta>{work.circle}</Meta>
                </div>
                <Icon name="right" color={color.ink500} />
              </Row>
            ))}
          </Card>
        )}
      </Stack>
    </section>
  );
}
