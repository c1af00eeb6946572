import { createLinks } from '@learn/contracts';
import { dashboardRoles } from '@learn/domain';
import { dashboardCourse } from '@learn/testing';
import { describe, expect, it } from 'vitest';
import { slug } from '../testing/fixtures.ts';
import { mainLink } from './mainLink.ts';

const everything = createLinks(['/*']);
const exams = 'https://pruefung.example/';

/** Roles with the preview of what participants see (domain decisions §3). */
const previewers = ['Supervisor', 'Trainer', 'MentorUK'];
const panel = (role_key: string) => dashboardCourse({ role_key, has_preview: previewers.includes(role_key) });

const expected: Readonly<Record<string, [text: string, href: string, external: boolean] | undefined>> = {
  Supervisor: ['toCockpit', `/course/${slug}/cockpit`, false],
  Trainer: ['toCockpit', `/course/${slug}/cockpit`, false],
  MentorVV: ['toOverview', `/course/${slug}/learning-mentor`, false],
  MentorUK: ['toPreview', `/course/${slug}/learn`, false],
  Prüfungsexperte: ['toExamPlatform', exams, true],
  Ausbildungsverantwortlicher: undefined,
  Berufsbildner: undefined,
  Member: ['continue', `/course/${slug}/learn`, false],
  'a role of tomorrow': ['continue', `/course/${slug}/learn`, false],
};

describe('mainLink', () => {
  it.each([...new Set([...dashboardRoles, ...Object.keys(expected)])])('of %s', (role_key) => {
    expect(Object.keys(expected)).toContain(role_key);
    const link = mainLink(panel(role_key), everything, exams);
    expect(link && [link.text, link.href, link.external]).toEqual(expected[role_key]);
  });

  it('of a role of tomorrow is the preview where it has one', () => {
    const course = dashboardCourse({ role_key: 'a role of tomorrow', has_preview: true });
    expect(mainLink(course, everything, exams)?.text).toBe('toPreview');
  });

  it.each(['Supervisor', 'MentorVV', 'MentorUK', 'Member'])(
    'of %s is hidden where no remote answers it',
    (role_key) => {
      expect(mainLink(panel(role_key), createLinks(['/']), exams)).toBeUndefined();
    },
  );

  it('of the exam expert is hidden where there is no exam platform', () => {
    expect(mainLink(panel('Prüfungsexperte'), everything, '')).toBeUndefined();
  });
});
