import { reportError } from '@learn/platform';
import { mutate, useQuery } from '@learn/platform/apollo';
import type { SavedState } from '@learn/ui/form';
import { useState } from 'react';
import { CourseChoicesDocument, UpdateCourseSessionProfileDocument } from '../__generated__/graphql.ts';

type Part = 'profile' | 'option';

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
  const [saved, setSaved] = useState<{ profileId: string; option: string | undefined }>();
  const [sending, setSending] = useState<{ part: Part; value: string }>();
  const [done, setDone] = useState<Partial<Record<Part, Date>>>({});
  const [refused, setRefused] = useState<Part>();
  const course = data?.course;
  const enrolment = course?.course_session_users.find((user) => user.course_session_id === courseSessionId);
  const profileId = saved?.profileId ?? enrolment?.chosen_profile?.id;
  const option = saved ? saved.option : (enrolment?.course_option ?? undefined);

  const choose = async (part: Part, value: string) => {
    const chosen = part === 'profile' ? value : profileId;
    if (chosen === undefined || sending) return;
    setSending({ part, value });
    setRefused(undefined);
    try {
      const answer = await mutate(UpdateCourseSessionProfileDocument, {
        input: {
          course_session_id: courseSessionId,
          chosen_profile: chosen,
          ...(part === 'option' ? { course_option: value } : {}),
        },
      });
      const result = answer?.update_course_session_profile.result;
      if (!result || 'message' in result) setRefused(part);
      else {
        setSaved({ profileId: result.chosen_profile, option: result.course_option ?? undefined });
        setDone((before) => ({ ...before, [part]: new Date() }));
      }
    } catch (failure) {
      reportError(failure, { area: 'course-profile' });
      setRefused(part);
    }
    setSending(undefined);
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
    profileId: sending?.part === 'profile' ? sending.value : profileId,
    option: sending?.part === 'option' ? sending.value : option,
    chooseProfile: (id) => void choose('profile', id),
    chooseOption: (name) => void choose('option', name),
    refused,
    savingOf: (part) => ({
      state: sending?.part === part ? 'saving' : done[part] && refused !== part ? 'saved' : undefined,
      at: done[part],
    }),
  };
}
