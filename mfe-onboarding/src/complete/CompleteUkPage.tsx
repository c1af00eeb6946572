import { $courseSessions, useStore } from '@learn/platform';
import { usePageFrame } from '@learn/platform/form';
import { Button, EmptyState } from '@learn/ui';
import { Guarded } from '../frame/Guarded.tsx';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import { useTexts } from '../texts.ts';
import { ToCourse } from './ToCourse.tsx';

/** account/complete-uk: apprentices are enrolled by the course management, who now find them; who is enrolled begins. */
export function CompleteUkPage() {
  const { t } = useTexts('complete');
  const { contact } = usePageFrame();
  const session = useStore($courseSessions).find(({ course }) => course.course_type === 'uk');
  return (
    <Guarded>
      {(onboarding) => (
        <OnboardingFrame
          onboarding={onboarding}
          title={t(session === undefined ? 'uk.title' : 'enrolled')}
          lead={t(session === undefined ? 'uk.lead' : 'uk.ready')}
        >
          {session === undefined ? (
            <EmptyState
              icon="clock"
              title={t('uk.waits')}
              description={t('uk.hint', { support: contact.email })}
              action={
                <Button href={onboarding.next} stretch="phone">
                  {t(onboarding.next === '/' ? 'uk.home' : 'uk.goOn')}
                </Button>
              }
            />
          ) : (
            <ToCourse
              onboarding={onboarding}
              course={{ slug: session.course.slug, sessionId: session.id, title: session.title }}
            />
          )}
        </OnboardingFrame>
      )}
    </Guarded>
  );
}
