import { allProfiles, profileFilterOptions } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import type { OwnPath } from '../progress/useLearningPath.ts';
import { useTexts } from '../texts.ts';

export interface ProfileFilterState {
  /** empty where the course has nothing to filter by */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly choose: (profile: string) => void;
}

/** A path with its course's profiles, and the one that counts without a choice. */
type Filtered = Pick<OwnPath, 'path' | 'ownProfile'>;

/** The profile filter, kept in the address as `?profile=`; without one the person's own profile counts. */
export function useProfileFilter(filtered: Filtered | undefined): ProfileFilterState {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const enabled = useCourseSession().course.configuration.enable_course_profiles;
  const profiles = filtered && enabled ? filtered.path.course.profiles : [];
  const codes = profiles.length >= 2 ? profileFilterOptions(profiles.map(({ code }) => code)) : [];
  const wanted = [parameters.get('profile'), filtered?.ownProfile];
  return {
    options: codes.map((value) => ({
      value,
      label: profiles.find(({ code }) => code === value)?.name ?? t('path.allProfiles'),
    })),
    value: wanted.find((profile) => codes.some((code) => code === profile)) ?? allProfiles,
    choose: (profile) =>
      setParameters(
        (present) => {
          present.set('profile', profile);
          return present;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
