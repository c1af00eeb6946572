import type { UserProfile } from '@learn/contracts';
import { $courseSessions, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { Guarded } from '../frame/Guarded.tsx';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import { WithoutOnboarding } from '../frame/UnknownOnboarding.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { WithProducts } from '../frame/WithProducts.tsx';
import { useTexts } from '../texts.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { enrolmentOf } from './enrolmentOf.ts';
import { ToCourse } from './ToCourse.tsx';

/** account/complete-ag */
export function CompleteAgPage() {
  return <CompletePage />;
}

/** account/complete-et */
export function CompleteEtPage() {
  return <CompletePage />;
}

/** The association pays, so the place is taken at once: the session is chosen where there are several, and the course begins. */
function CompletePage() {
  return (
    <Guarded>
      {(onboarding, user) =>
        enrolmentOf(onboarding.courseType) === undefined ? (
          <WithoutOnboarding message="No API endpoint configured for course type" />
        ) : (
          <Places onboarding={onboarding} user={user} />
        )
      }
    </Guarded>
  );
}

function Places({ onboarding, user }: { onboarding: Onboarding; user: UserProfile }) {
  const { t } = useTexts('complete');
  const { t: own } = useTexts();
  const sessions = useStore($courseSessions);
  const enrolled = sessions.find(({ course }) => course.course_type === onboarding.courseType);
  return (
    <WithProducts onboarding={onboarding} user={user}>
      {(products) => {
        const wanted = products.filter(({ id }) => id === onboarding.product);
        const open = (wanted.length > 0 ? wanted : products).filter(({ bought }) => !bought);
        if (enrolled !== undefined && (open.length === 0 || wanted.length === 0)) {
          return (
            <OnboardingFrame onboarding={onboarding} title={t('enrolled')}>
              <ToCourse
                onboarding={onboarding}
                course={{ slug: enrolled.course.slug, sessionId: enrolled.id, title: enrolled.title }}
              />
            </OnboardingFrame>
          );
        }
        return open.length === 0 ? (
          <OnboardingFrame onboarding={onboarding} title={t('title')}>
            <EmptyState
              icon="calendar"
              title={t('none.title')}
              description={t('none.hint')}
              action={
                <TextLink as={Link} to="/">
                  {own('home')}
                </TextLink>
              }
            />
          </OnboardingFrame>
        ) : (
          <EnrolForm onboarding={onboarding} products={open} />
        );
      }}
    </WithProducts>
  );
}
