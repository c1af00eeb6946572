import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import {
  dashboardRole,
  dashboardRoleLabel,
  dashboardRoles,
  normaliseRole,
  roleLabel,
  sessionRoles,
} from './role.ts';

test('PARTICIPANT means MEMBER, and other strings no role', () => {
  expect(['MEMBER', 'PARTICIPANT', 'SUPERVISOR', 'member', 'ADMIN'].map(normaliseRole)).toEqual([
    'MEMBER',
    'MEMBER',
    'SUPERVISOR',
    undefined,
    undefined,
  ]);
});

describe('labels', () => {
  test.each([
    ['MEMBER', 'Teilnehmer', 'Teilnehmer'],
    ['PARTICIPANT', 'Teilnehmer', 'Teilnehmer'],
    ['LEARNING_MENTOR', 'Lernbegleitung', 'Praxisbildner'],
    ['EXPERT', 'Experte', 'Trainer'],
    ['SUPERVISOR', 'Regionenleiter', 'Regionenleiter'],
    ['GUEST', 'GUEST', 'GUEST'],
  ])('%s is %s, in uk %s', (role, label, ukLabel) => {
    expect(roleLabel(role, 'uk')).toBe(ukLabel);
    expect(roleLabel(role, { is_uk: true })).toBe(ukLabel);
    for (const course of ['vv', 'ag', 'et', { is_uk: false }] as const)
      expect(roleLabel(role, course)).toBe(label);
  });

  test('keep the roles apart in every language', () => {
    for (const language of languages) {
      for (const course of ['vv', 'uk'] as const) {
        expect(new Set(sessionRoles.map((role) => roleLabel(role, course, language))).size).toBe(4);
        expect(new Set(dashboardRoles.map((role) => dashboardRoleLabel(role, course, language))).size).toBe(
          8,
        );
      }
    }
  });

  test.each([
    ['Trainer', 'Experte', 'Trainer'],
    ['MentorVV', 'Lernbegleitung', 'Lernbegleitung'],
    ['MentorUK', 'Praxisbildner', 'Praxisbildner'],
    ['Supervisor', 'Regionenleiter', 'Regionenleiter'],
    ['Member', 'Teilnehmer', 'Teilnehmer'],
    ['Berufsbildner', 'Berufsbildner', 'Berufsbildner'],
    ['constructor', 'constructor', 'constructor'],
  ])('of the dashboard: %s is %s, in uk %s', (roleKey, label, ukLabel) => {
    expect([dashboardRoleLabel(roleKey, 'vv'), dashboardRoleLabel(roleKey, 'uk')]).toEqual([label, ukLabel]);
  });

  test('are spoken in the language asked for', () => {
    expect(roleLabel('LEARNING_MENTOR', 'uk', 'fr')).toBe('Formateur pratique');
    expect(dashboardRoleLabel('Berufsbildner', 'uk', 'it')).toBe('Formatore in azienda');
  });
});

test.each([
  ['MEMBER', false, 'Member'],
  ['PARTICIPANT', true, 'Member'],
  ['EXPERT', false, 'Trainer'],
  ['SUPERVISOR', true, 'Supervisor'],
  ['LEARNING_MENTOR', false, 'MentorVV'],
  ['LEARNING_MENTOR', true, 'MentorUK'],
  ['GUEST', true, undefined],
])('%s with is_uk %s is %s on the dashboard', (role, is_uk, expected) => {
  expect(dashboardRole(role, is_uk)).toBe(expected);
});
