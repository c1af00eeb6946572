import { expect, test } from 'vitest';
import { exportLeavesOut, mayExport } from './mayExport.ts';

test.each([
  [['Supervisor'], false, true, false],
  [['Trainer'], false, true, false],
  [['Ausbildungsverantwortlicher'], false, true, false],
  [['Berufsbildner', 'Member'], false, true, true],
  [['Member'], false, false, true],
  [['MentorVV', 'MentorUK'], false, false, true],
  [['Prüfungsexperte'], false, false, true],
  [['A role of tomorrow'], false, false, true],
  [[], false, false, false],
  [['Member'], true, true, false],
])('%j, administrator: %s, may export: %s, leaves people out: %s', (roles, isAdmin, may, leavesOut) => {
  expect(mayExport(roles, isAdmin)).toBe(may);
  expect(exportLeavesOut(roles, isAdmin)).toBe(leavesOut);
});
