import type { endpoints, RowOf } from '@learn/contracts';
import { formatDay, fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import {
  Card,
  color,
  coveringLink,
  EmptyState,
  Heading,
  Icon,
  Meta,
  Stack,
  StatusPill,
  space,
  TextLink,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';

type Feedback = RowOf<typeof endpoints.selfEvaluationFeedbacks>;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[16]};
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

/** The feedback that the participant asked for, the latest first. */
export function OwnFeedbacks({ feedbacks }: { feedbacks: readonly Feedback[] }) {
  const { t } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  return (
    <section aria-labelledby="feedbacks">
      <Stack $gap={12}>
        <Heading level={2} id="feedbacks">
          {t('feedbacks.title')}
        </Heading>
        {feedbacks.length === 0 ? (
          <EmptyState
            icon="chat"
            title={t('feedbacks.none')}
            description={t('feedbacks.noneHint')}
            action={
              <TextLink as={Link} to={links.selfEvaluationAndFeedback({ courseSlug })}>
                {t('feedbacks.toSelfEvaluations')}
              </TextLink>
            }
          />
        ) : (
          <Card as="ul" $flush>
            {feedbacks.map((feedback) => (
              <FeedbackLine key={feedback.id} feedback={feedback} />
            ))}
          </Card>
        )}
      </Stack>
    </section>
  );
}

function FeedbackLine({ feedback }: { feedback: Feedback }) {
  const { t, language } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const { learning_unit, circle, provider, requested_at, submitted_at } = feedback;
  const to = useLinks().unitFeedback({
    courseSlug,
    circleSlug: circle.slug,
    learningUnitSlug: learning_unit.slug,
  });
  const name = fullName(provider.first_name, provider.last_name);
  return (
    <Row>
      <div>
        {to === undefined ? learning_unit.title : <Link to={to}>{learning_unit.title}</Link>}
        <Meta>
          {submitted_at === null
            ? t('feedbacks.asked', { circle: circle.title, name, day: formatDay(requested_at, language) })
            : t('feedbacks.given', { circle: circle.title, name, day: formatDay(submitted_at, language) })}
        </Meta>
        <StatusPill
          status={submitted_at === null ? 'waiting' : 'finished'}
          label={t(submitted_at === null ? 'feedbacks.waits' : 'feedbacks.arrived')}
        />
      </div>
      {to !== undefined && <Icon name="right" color={color.ink500} />}
    </Row>
  );
}
