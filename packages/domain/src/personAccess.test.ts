import { describe, expect, it } from 'vitest';
import { looksAfterPersons, opensCompetence, opensProfile } from './personAccess.ts';

describe('looksAfterPersons', () => {
  it.each([
    [[], false, false],
    [[], true, true],
    [['Member'], false, false],
    [['Member', 'Prüfungsexperte'], false, false],
    [['Member'], true, true],
    [['Member', 'MentorVV'], false, true],
    [['MentorUK'], false, true],
    [['Trainer'], false, true],
    [['Supervisor'], false, true],
    [['Berufsbildner'], false, true],
    [['Ausbildungsverantwortlicher'], false, true],
    [['A role of tomorrow'], false, true],
  ])('%j, administrator: %s: %s', (roles, isAdmin, expected) => {
    expect(looksAfterPersons(roles, isAdmin)).toBe(expected);
  });
});

describe('opensProfile', () => {
  it.each([
    ['EXPERT', 'MEMBER', true],
    ['SUPERVISOR', 'MEMBER', true],
    ['LEARNING_MENTOR', 'MEMBER', true],
    ['EXPERT', 'PARTICIPANT', true],
    ['MEMBER', 'MEMBER', false],
    ['PARTICIPANT', 'MEMBER', false],
    ['EXPERT', 'EXPERT', false],
    ['SUPERVISOR', 'LEARNING_MENTOR', false],
    ['Berufsbildner', 'MEMBER', false],
    ['Ausbildungsverantwortlicher', 'MEMBER', false],
    ['ADMIN', 'MEMBER', false],
    ['a role of tomorrow', 'MEMBER', false],
  ])('as %s that of a %s: %s', (myRole, role, expected) => {
    expect(opensProfile(myRole, role)).toBe(expected);
  });
});

describe('opensCompetence', () => {
  it.each([
    ['EXPERT', 'MEMBER', true],
    ['LEARNING_MENTOR', 'PARTICIPANT', true],
    ['Berufsbildner', 'MEMBER', true],
    ['ADMIN', 'MEMBER', true],
    ['Berufsbildner', 'EXPERT', false],
    ['Ausbildungsverantwortlicher', 'MEMBER', false],
    ['MEMBER', 'MEMBER', false],
  ])('as %s that of a %s: %s', (myRole, role, expected) => {
    expect(opensCompetence(myRole, role)).toBe(expected);
  });
});
