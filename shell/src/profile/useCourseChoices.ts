import { reportError } from '@learn/platform';
import { mutate, useQuery } from '@learn/platform/apollo';
import { useChoices } from '@learn/platform/form';
import type { SavedState } from '@learn/ui/form';
import { useState } from 'react';
import { CourseChoicesDocument, UpdateCourseSessionProfileDocument } from '../__generated__/graphql.ts';

const parts = ['profile', 'option'] as const;
type Part = (typeof parts)[number];

export interface CourseChoices {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
  readonly enrolled: boolean;
  readonly profiles: readonly { readonly id: string; readonly name: string }[];
  readonly options: readonly string[];
  /** what is chosen, undefined until then */
  readonly profileId: string | undefined;
  readonly option: string | undefined;
  readonly chooseProfile: (id: string) => void;
  /** only once a profile is chosen: the call takes both */
  readonly chooseOption: (option: string) => void;
  /** the choice that was not taken; the former one is shown again */
  readonly refused: Part | undefined;
  readonly savingOf: (part: Part) => { state: SavedState | undefined; at: Date | undefined };
}

/** What one enrolment offers and has chosen; a choice is saved at once (specification §7, update_course_session_profile). */
export function useCourseChoices(slug: string, courseSessionId: string): CourseChoices {
  const { data, error, loading, reload } = useQuery(CourseChoicesDocument, { slug });
  const course = data?.course;
  const enrolment = course?.course_session_users.find((user) => user.course_session_id === courseSessionId);
  /** the answer to the last choice, until what it changed is asked for again */
  const [saved, setSaved] = useState<{ over: typeof data; profileId: string; option: string | undefined }>();
  const [done, setDone] = useState<Partial<Record<Part, Date>>>({});
  const known =
    saved?.over === data && saved
      ? saved
      : { profileId: enrolment?.chosen_profile?.id, option: enrolment?.course_option ?? undefined };
  const { unsaved, choose, discard } = useChoices<string>(async (part, value) => {
    try {
      const chosen = part === 'profile' ? value : profileId;
      const answer = await mutate(UpdateCourseSessionProfileDocument, {
        input: {
          course_session_id: courseSessionId,
          chosen_profile: chosen ?? '',
          ...(part === 'option' ? { course_option: value } : {}),
        },
      });
      const result = answer?.update_course_session_profile.result;
      if (!result || 'message' in result) throw new Error(result?.message ?? 'The choice was not taken');
      setSaved({ over: data, profileId: result.chosen_profile, option: result.course_option ?? undefined });
      setDone((before) => ({ ...before, [part]: new Date() }));
    } catch (failure) {
      reportError(failure, { area: 'course-profile' });
      throw failure;
    }
  });
  const shown = (part: Part) => {
    const choice = unsaved.get(part);
    return choice?.state === 'saving' ? choice.value : undefined;
  };
  const profileId = shown('profile') ?? known.profileId;
  const refused = parts.find((part) => unsaved.get(part)?.state === 'failed');
  const chooseNow = (part: Part, value: string) => {
    if (part === 'option' && profileId === undefined) return;
    if (refused) discard(refused);
    choose(part, value);
  };

  return {
    loading: loading && !course,
    failed: error !== undefined && !course,
    reload,
    enrolled: enrolment !== undefined,
    profiles: course?.profiles ?? [],
    options: [
      ...new Set(
        (course?.learning_path.topics ?? []).flatMap(({ circles }) =>
          circles.flatMap(({ course_options }) => course_options),
        ),
      ),
    ].sort(),
    profileId,
    option: shown('option') ?? known.option,
    chooseProfile: (id) => chooseNow('profile', id),
    chooseOption: (name) => chooseNow('option', name),
    refused,
    savingOf: (part) => ({
      state: shown(part) ? 'saving' : done[part] && refused !== part ? 'saved' : undefined,
      at: done[part],
    }),
  };
}
