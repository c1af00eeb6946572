import { endpoints, type UserProfile } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Loaded, SkeletonText } from '@learn/ui';
import { choicesOf } from '../frame/progressOf.ts';
import { StepPage } from '../frame/StepPage.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

/** account/course-profile: the admission profile, out of those that the courses of the family have. */
export function CourseProfilePage() {
  return (
    <StepPage step="courseProfile" needed={(products) => choicesOf(products).profileIds.length > 0}>
      {({ onboarding, user, products }) => (
        <Profiles onboarding={onboarding} user={user} offered={choicesOf(products).profileIds} />
      )}
    </StepPage>
  );
}

interface ProfilesProps {
  readonly onboarding: Onboarding;
  readonly user: UserProfile;
  /** ids */
  readonly offered: readonly string[];
}

function Profiles({ onboarding, user, offered }: ProfilesProps) {
  const { t } = useTexts('choices');
  const answer = useRest(endpoints.profiles, {});
  const profiles = loadableOf(answer, (all) => all.filter(({ id }) => offered.includes(id)));
  return (
    <Loaded
      of={profiles}
      level={1}
      skeleton={<SkeletonText lines={4} />}
      failed={{ title: t('profile.failed') }}
    >
      {(known) => (
        <ChoiceForm
          onboarding={onboarding}
          step="courseProfile"
          field="chosen_profile"
          texts={{ title: t('profile.title'), lead: t('profile.lead'), label: t('profile.label') }}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          known={user.chosen_profile}
          back="profile"
          after="courseOption"
        />
      )}
    </Loaded>
  );
}
