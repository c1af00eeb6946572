import { endpoints } from '@learn/contracts';
import { $user, loadableOf, useCourseSession, useLinks, useRest, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Loaded, Skeleton, Stack, Text, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { AskForm } from './AskForm.tsx';

interface AskForFeedbackProps {
  readonly unitId: string;
  /** whom they asked last */
  readonly formerId: string | undefined;
}

/** A participant asks one of their mentors for feedback on their self-assessment of a unit. */
export function AskForFeedback({ unitId, formerId }: AskForFeedbackProps) {
  const { t } = useTexts('feedback');
  const { id: courseSessionId, course } = useCourseSession();
  const links = useLinks();
  const ownId = useStore($user)?.id;
  const mentors = loadableOf(useRest(endpoints.mentors, { params: { courseSessionId } }), (all) =>
    all.filter(({ mentees }) => mentees.some(({ id }) => id === ownId)),
  );
  return (
    <Loaded of={mentors} skeleton={<Skeleton $height="160px" />} failed={{ title: t('ask.mentorsFailed') }}>
      {(own) =>
        own.length === 0 ? (
          <Stack $gap={12}>
            <Text $tone="secondary">
              <b>{t('ask.noMentor')}</b> {t('ask.noMentorHint')}
            </Text>
            <TextLink as={Link} to={links.learningMentor({ courseSlug: course.slug })}>
              {t('ask.toMentors')}
            </TextLink>
          </Stack>
        ) : (
          <AskForm mentors={own} unitId={unitId} formerId={formerId} />
        )
      }
    </Loaded>
  );
}
