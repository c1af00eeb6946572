import { expect, test } from 'vitest';
import {
  allSessionActions,
  isSessionAction,
  opensPage,
  type SessionAction,
  sessionActions,
} from './sessionAction.ts';

const plain = { enable_learning_mentor: false, is_uk: false };
const memberActions: SessionAction[] = ['learning-path', 'media-library', 'competence-navi', 'appointments'];
const mentorActions: SessionAction[] = ['appointments', 'learning-mentor', 'is_learning_mentor'];

test.each<[string, Partial<typeof plain>, SessionAction[]]>([
  ['MEMBER', {}, memberActions],
  ['PARTICIPANT', { is_uk: true }, memberActions],
  [
    'MEMBER',
    { enable_learning_mentor: true },
    [...memberActions, 'learning-mentor', 'learning-mentor::edit-mentors'],
  ],
  ['EXPERT', {}, ['expert-cockpit', 'preview', 'appointments']],
  ['EXPERT', { enable_learning_mentor: true, is_uk: true }, ['expert-cockpit', 'preview', 'appointments']],
  ['SUPERVISOR', {}, ['expert-cockpit', 'preview', 'appointments']],
  ['LEARNING_MENTOR', {}, mentorActions],
  ['LEARNING_MENTOR', { enable_learning_mentor: true }, mentorActions],
  ['LEARNING_MENTOR', { is_uk: true }, ['preview', ...mentorActions]],
  ['GUEST', { enable_learning_mentor: true, is_uk: true }, []],
])('%s with %j may %j', (role, flags, expected) => {
  expect(sessionActions(role, { ...plain, ...flags })).toEqual(expected);
});

test('an expert who accompanies somebody has the area of mentors as well', () => {
  expect(sessionActions('EXPERT', plain, true)).toEqual([
    'expert-cockpit',
    'preview',
    'appointments',
    'learning-mentor',
    'is_learning_mentor',
  ]);
  expect(sessionActions('LEARNING_MENTOR', plain, true)).toEqual(mentorActions);
});

test('only known strings are actions', () => {
  expect(['preview', 'learning-mentor::edit-mentors', 'delete'].map(isSessionAction)).toEqual([
    true,
    true,
    false,
  ]);
  expect(allSessionActions.every(isSessionAction)).toBe(true);
});

test.each([
  [[], undefined, false, true],
  [['learning-path'], 'learning-path', false, true],
  [['preview'], 'learning-path', true, true],
  [['preview'], 'expert-cockpit', false, false],
  [['learning-path'], 'expert-cockpit', true, false],
  [[], 'learning-path', true, false],
])('with %j a page that asks for %s, in the preview area %s, opens: %s', (actions, action, area, opens) => {
  expect(opensPage(actions, action, area)).toBe(opens);
});
