import { allProfiles, profileFilterOptions } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import type { LearningPathState } from '../progress/useLearningPath.ts';
import { useTexts } from '../texts.ts';

export interface ProfileFilterState {
  /** empty where the course has nothing to filter by */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly choose: (profile: string) => void;
}

/** The profile filter, kept in the address as `?profile=`; without one the person's own profile counts. */
export function useProfileFilter(path: LearningPathState): ProfileFilterState {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const enabled = useCourseSession().course.configuration.enable_course_profiles;
  const profiles = path.state === 'ready' && enabled ? path.path.course.profiles : [];
  const codes = profiles.length >= 2 ? profileFilterOptions(profiles.map(({ code }) => code)) : [];
  const wanted = [parameters.get('profile'), path.state === 'ready' ? path.ownProfile : undefined];
  return {
    options: codes.map((value) => ({
      value,
      label: profiles.find(({ code }) => code === value)?.name ?? t('path.allProfiles'),
    })),
    value: wanted.find((profile) => codes.some((code) => code === profile)) ?? allProfiles,
    choose: (profile) => setParameters({ profile }, { replace: true, preventScrollReset: true }),
  };
}
