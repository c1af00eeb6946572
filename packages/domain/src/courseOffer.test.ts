import { expect, test } from 'vitest';
import { isOfferedCourse } from './courseOffer.ts';
import { courseFlags } from './courseType.ts';
import { sessionActions } from './sessionAction.ts';

function sessionOf(role: string, courseType: 'vv' | 'uk' | 'ag' | 'et' = 'vv') {
  const configuration = { enable_learning_mentor: true, ...courseFlags(courseType) };
  return { actions: sessionActions(role, configuration), course: { configuration } };
}

test.each([
  ['a learning mentor of vv', [sessionOf('LEARNING_MENTOR')], true],
  ['a learning mentor of uk', [sessionOf('LEARNING_MENTOR', 'uk')], false],
  ['a learning mentor of ag', [sessionOf('LEARNING_MENTOR', 'ag')], false],
  ['a participant of vv', [sessionOf('MEMBER')], false],
  ['an expert of vv', [sessionOf('EXPERT')], false],
  ['a learning mentor who takes part in vv, too', [sessionOf('LEARNING_MENTOR'), sessionOf('MEMBER')], false],
  [
    'a learning mentor of vv who takes part in uk',
    [sessionOf('LEARNING_MENTOR'), sessionOf('MEMBER', 'uk')],
    true,
  ],
  ['a person without a course', [], false],
])('%s: %#', (_who, sessions, offered) => {
  expect(isOfferedCourse(sessions)).toBe(offered);
});
