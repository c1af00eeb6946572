import { expect, test } from 'vitest';
import { type PlannedCircle, sessionReadiness } from './sessionReadiness.ts';

const circle = (key: string, change: Partial<PlannedCircle> = {}): PlannedCircle => ({
  key,
  days: [],
  assignments: [],
  exam: null,
  ...change,
});

test('a session without anything needs people and an expert for every circle', () => {
  expect(sessionReadiness({ member_count: 0, experts: [] }, [circle('a'), circle('b')])).toEqual([
    { name: 'members', done: 0, total: 1 },
    { name: 'experts', done: 0, total: 2 },
  ]);
});

test('every day, deadline and exam counts once, whoever looks after the circle', () => {
  const circles = [
    circle('a', { days: [{ day: {} }, { day: null }], assignments: [{ submission_deadline: '2026-01-01' }] }),
    circle('b', { exam: { exam_type: {}, dates: [] } }),
    // of no kind: nobody can plan it
    circle('c', { exam: { exam_type: null, dates: [] } }),
  ];
  const experts = [{ circle_keys: ['a', 'b'] }, { circle_keys: ['a'] }];
  expect(sessionReadiness({ member_count: 24, experts }, circles)).toEqual([
    { name: 'members', done: 1, total: 1 },
    { name: 'experts', done: 2, total: 3 },
    { name: 'days', done: 1, total: 2 },
    { name: 'deadlines', done: 1, total: 1 },
    { name: 'exams', done: 0, total: 1 },
  ]);
});
