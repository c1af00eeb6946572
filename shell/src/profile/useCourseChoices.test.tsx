import { fakeNetwork, json } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { type CourseChoices, useCourseChoices } from './useCourseChoices.ts';

let choices: CourseChoices;

function Choices() {
  choices = useCourseChoices('auto', 's1');
  return <p>{`${choices.profileId} ${choices.option} ${choices.refused}`}</p>;
}

interface Sent {
  readonly chosen_profile: string;
  readonly course_option?: string;
}

afterEach(() => vi.unstubAllGlobals());

/** A server with the choices of one enrolment. @param arrive comes before each answer to a choice */
function serve(arrive: (input: Sent) => Promise<unknown> = async () => undefined) {
  const taken: Sent[] = [];
  let kept: Sent = { chosen_profile: 'p1', course_option: 'o1' };
  fakeNetwork(async ({ body }) => {
    const { operationName, variables } = Object(body) as {
      operationName?: string;
      variables: { input: Sent };
    };
    if (operationName === undefined) return json([]);
    if (operationName === 'CourseChoices') {
      const user = {
        __typename: 'CourseSessionUserObjectsType',
        id: 'u1',
        course_session_id: 's1',
        role: 'MEMBER',
        chosen_profile: { __typename: 'CourseProfile', id: kept.chosen_profile },
        course_option: kept.course_option,
      };
      const learning_path = { __typename: 'LearningPath', id: 'l', topics: [] };
      const course = {
        __typename: 'Course',
        id: 'c',
        profiles: [],
        course_session_users: [user],
        learning_path,
      };
      return json({ data: { course } });
    }
    const { input } = variables;
    taken.push({
      chosen_profile: input.chosen_profile,
      ...(input.course_option && { course_option: input.course_option }),
    });
    await arrive(input);
    kept = { ...kept, ...input };
    const result = { __typename: 'UpdateCourseSessionProfileSuccess', user_id: 'u', ...kept };
    return json({
      data: {
        update_course_session_profile: {
          __typename: 'UpdateCourseSessionProfilePayload',
          clientMutationId: null,
          result,
        },
      },
    });
  });
  return taken;
}

it('sends a second choice after the first, with what the first has chosen', async () => {
  const first = Promise.withResolvers<void>();
  const taken = serve(({ course_option }) =>
    course_option === undefined ? first.promise : Promise.resolve(),
  );
  await renderPart(<Choices />);
  expect(await screen.findByText('p1 o1 undefined')).toBeVisible();
  act(() => choices.chooseProfile('p2'));
  await screen.findByText('p2 o1 undefined');
  act(() => choices.chooseOption('o2'));
  await screen.findByText('p2 o2 undefined');
  first.resolve();
  await waitFor(() => expect(choices.savingOf('option').state).toBe('saved'));
  expect(taken).toEqual([{ chosen_profile: 'p2' }, { chosen_profile: 'p2', course_option: 'o2' }]);
  expect(screen.getByText('p2 o2 undefined')).toBeVisible();
});

it('shows the former choice again where one is not taken', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderPart(<Choices />);
  await screen.findByText('p1 o1 undefined');
  act(() => choices.chooseOption('o2'));
  expect(await screen.findByText('p1 o1 option')).toBeVisible();
});
