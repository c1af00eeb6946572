import type { CourseSession, DashboardCourseConfig, PageData, Slots } from '@learn/contracts';
import {
  $rememberedSessions,
  loadParts,
  sessionOfCourse,
  setErrorReporter,
  switchCourseSession,
} from '@learn/platform/shell';
import {
  courseSession,
  fakeNetwork,
  json,
  manifestOf,
  dashboardCourse as panel,
  remoteEntry,
} from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import de from '../locales/home.de.json';
import { chooseSession } from '../testing/chooseSession.ts';
import { slug } from '../testing/fixtures.ts';
import { renderPart, startShell } from '../testing/openShell.tsx';
import { CoursePanel } from './CoursePanel.tsx';

const widget = { slot: 'home.course', id: 'ProgressWidget', skeletonHeight: 100 } as const;
const registry = {
  remotes: [
    remoteEntry('mfe-path', {
      title: 'Lernpfad',
      mounts: ['/course/:courseSlug/learn', '/course/:courseSlug/cockpit'],
      widgets: [widget],
    }),
  ],
};
const two = [courseSession({ id: 's1', title: 'Frühling' }), courseSession({ id: 's2', title: 'Herbst' })];

function Progress({ course, courseSessionId }: Slots['home.course']) {
  return <p>{`Fortschritt ${course.course_slug} ${courseSessionId ?? 'ohne Durchführung'}`}</p>;
}

const load = async () => ({
  ...manifestOf('mfe-path'),
  widgets: [{ ...widget, load: async () => Progress }],
});

function open(change: Partial<DashboardCourseConfig>, page: Partial<PageData> = {}) {
  return renderPart(<CoursePanel course={panel(change)} />, { page: { registry, ...page }, load });
}

/** Links of the panel itself, without those of its summary boxes. */
function links() {
  const outside = screen.queryAllByRole('link').filter((link) => !link.closest('[role="group"]'));
  return outside.map((link) => [link.textContent, link.getAttribute('href')]);
}

beforeAll(async () => {
  await startShell();
  await loadParts(['shell/SummaryBoxes']);
});

beforeEach(() => {
  fakeNetwork(() => json({ code: 'not_found' }, 404));
});
afterEach(() => vi.unstubAllGlobals());

describe('a course panel', () => {
  it.each([
    [{ role_key: 'Member' }, 'Teilnehmer'],
    [{ role_key: 'Trainer', is_vv: true }, 'Experte'],
    [{ role_key: 'Trainer', is_vv: false, is_uk: true }, 'Trainer'],
    [{ role_key: 'MentorUK', is_vv: false, is_uk: true }, 'Praxisbildner'],
    [{ role_key: 'Supervisor' }, 'Regionenleiter'],
    [{ role_key: 'Prüfungsexperte' }, 'Prüfungsexperte'],
    [{ role_key: 'A role of tomorrow' }, 'A role of tomorrow'],
  ])('of %j names the role «%s»', async (change, label) => {
    await open(change);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Versicherungsvermittler/-in');
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('has no way to a remote that is switched off, and says why, without a retry', async () => {
    const remotes = registry.remotes.map((remote) => ({ ...remote, killed: 'Wartung bis 14 Uhr' }));
    await open({ role_key: 'Member', widgets: ['ProgressWidget'] }, { registry: { remotes } });
    expect(links()).toEqual([]);
    expect(screen.getByText(de.continue)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lernpfad ist vorübergehend abgeschaltet' })).toBeVisible();
    expect(screen.getAllByText('Wartung bis 14 Uhr')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Member', [[de.continue, `/course/${slug}/learn`]]],
    ['Trainer', [['Zum Cockpit', `/course/${slug}/cockpit`]]],
    ['Prüfungsexperte', [['Zur Prüfungsplattform', 'https://pruefung.example/']]],
    ['MentorVV', []],
    ['Berufsbildner', []],
    ['Ausbildungsverantwortlicher', []],
  ])('leads a %s to %j', async (role_key, expected) => {
    await open({ role_key });
    expect(links()).toEqual(expected);
  });

  it('leads a learning mentor of vv to the overview once a remote answers it', async () => {
    const remotes = [remoteEntry('mfe-mentor', { mounts: ['/course/:courseSlug/learning-mentor'] })];
    await open({ role_key: 'MentorVV' }, { registry: { remotes } });
    expect(links()).toEqual([['Zur Übersicht', `/course/${slug}/learning-mentor`]]);
  });

  it('adds the participants’ view for those who may see it', async () => {
    await open({ role_key: 'Trainer', has_preview: true });
    expect(links()).toEqual([
      ['Zum Cockpit', `/course/${slug}/cockpit`],
      ['Vorschau Teilnehmer', `/course/${slug}/learn`],
    ]);
  });

  it('names the participants’ view once where it is the main link', async () => {
    await open({ role_key: 'MentorUK', has_preview: true });
    expect(links()).toEqual([['Vorschau Teilnehmer', `/course/${slug}/learn`]]);
  });

  it('leads nowhere while no remote answers', async () => {
    await open({ role_key: 'Trainer', has_preview: true }, { registry: { remotes: [] } });
    expect(links()).toEqual([]);
  });
});

describe('the course session of a panel', () => {
  it('is not asked for when there is only one', async () => {
    await open({});
    expect(screen.queryByRole('button', { name: /Durchführung/ })).not.toBeInTheDocument();
  });

  it('is chosen here for the whole course', async () => {
    await open({ widgets: ['ProgressWidget'] }, { courseSessions: two });
    const select = () => screen.getByRole('button', { name: /^Durchführung / });
    expect(select()).toHaveAccessibleName('Durchführung Frühling');
    expect(await screen.findByText(`Fortschritt ${slug} s1`)).toBeInTheDocument();
    await chooseSession('Herbst');
    expect(screen.getByText(`Fortschritt ${slug} s2`)).toBeInTheDocument();
    expect(select()).toHaveAccessibleName('Durchführung Herbst');
    expect($rememberedSessions.get()).toEqual({ [slug]: 's2' });
  });
});

describe('the session that a panel is about', () => {
  const select = () => screen.queryByRole('button', { name: /^Durchführung / });
  const openTwo = (change: Partial<DashboardCourseConfig>) =>
    open({ widgets: ['ProgressWidget'], ...change }, { courseSessions: two });

  it('is the first of the course, which its pages open as well, and which its links name', async () => {
    await openTwo({});
    expect(await screen.findByText(`Fortschritt ${slug} s1`)).toBeInTheDocument();
    expect(select()).toHaveAccessibleName('Durchführung Frühling');
    expect(links()).toEqual([[de.continue, `/course/${slug}/learn?courseSessionId=s1`]]);
    expect(sessionOfCourse(slug)?.id).toBe('s1');
    expect($rememberedSessions.get()).toEqual({});
  });

  it('is the one that was chosen anywhere in the course', async () => {
    await openTwo({});
    act(() => void switchCourseSession('s2'));
    expect(await screen.findByText(`Fortschritt ${slug} s2`)).toBeInTheDocument();
    expect(links()).toEqual([[de.continue, `/course/${slug}/learn?courseSessionId=s2`]]);
  });

  it.each(['MentorVV', 'MentorUK', 'Berufsbildner'])(
    'is not asked for where nothing depends on it: %s',
    async (role_key) => {
      await openTwo({ role_key });
      expect(select()).not.toBeInTheDocument();
    },
  );

  it.each(['Trainer', 'Supervisor'])(
    'is all of them for the figures of a %s, until one is chosen',
    async (role_key) => {
      const sent = fakeNetwork(() => json({ code: 'not_found' }, 404));
      await openTwo({ role_key });
      expect(select()).toHaveAccessibleName('Durchführung Alle Durchführungen');
      const asked = () => sent.filter(({ address }) => address.includes('course_session_ids=s2'));
      await waitFor(() => expect(sent.length).toBeGreaterThan(0));
      expect(asked()).toEqual([]);
      await chooseSession('Herbst');
      await waitFor(() => expect(asked()).toHaveLength(2));
      expect($rememberedSessions.get()).toEqual({ [slug]: 's2' });
    },
  );
});

it.each([
  'MentorVV',
  'Trainer',
  'Supervisor',
  'Berufsbildner',
  'Ausbildungsverantwortlicher',
  'Prüfungsexperte',
])('the panel of a %s is not empty, whatever remotes there are', async (role_key) => {
  await open({ role_key }, { registry: { remotes: [] }, courseSessions: [] });
  expect(screen.getByRole('group', { name: 'Kennzahlen' })).not.toBeEmptyDOMElement();
});

it.each(['Berufsbildner', 'Ausbildungsverantwortlicher', 'Prüfungsexperte'])(
  'the widgets of a %s appear also without a session',
  async (role_key) => {
    await open({ role_key, widgets: ['ProgressWidget'] }, { courseSessions: [] });
    expect(await screen.findByText(`Fortschritt ${slug} ohne Durchführung`)).toBeInTheDocument();
  },
);

it('a box stands back where a widget shows the same', async () => {
  setErrorReporter(() => undefined);
  const tasks = { ...widget, id: 'MentorTasksWidget' };
  const remotes = [remoteEntry('mfe-mentor', { widgets: [tasks] })];
  await open(
    { role_key: 'MentorVV', widgets: ['MentorTasksWidget', 'MentorPersonWidget'] },
    { registry: { remotes } },
  );
  const boxes = within(screen.getByRole('group', { name: 'Kennzahlen' })).getAllByRole('group');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toHaveAccessibleName('Begleitete Teilnehmende');
});

describe('the widgets of a panel', () => {
  it('are those that the course lists', async () => {
    await open({ widgets: ['ProgressWidget', 'CompetenceWidget'] });
    expect(await screen.findByText(`Fortschritt ${slug} ${courseSession().id}`)).toBeInTheDocument();
  });

  it('are also those of which the person has the action', async () => {
    const remotes = [remoteEntry('mfe-path', { widgets: [{ ...widget, action: 'learning-path' }] })];
    const sessions = (actions: CourseSession['actions']) => ({
      registry: { remotes },
      courseSessions: [courseSession({ actions })],
    });
    const { unmount } = await open({ widgets: [] }, sessions(['learning-path']));
    expect(await screen.findByText(/^Fortschritt/)).toBeInTheDocument();
    unmount();
    await open({ widgets: [] }, sessions(['expert-cockpit']));
    expect(screen.queryByText(/Fortschritt/)).not.toBeInTheDocument();
  });

  it('are left out where the course lists none', async () => {
    await open({ widgets: [] });
    expect(screen.queryByText(/Fortschritt/)).not.toBeInTheDocument();
  });

  it('name the part that is missing, and come back on demand', async () => {
    setErrorReporter(() => undefined);
    let up = false;
    const page = { registry };
    await renderPart(<CoursePanel course={panel({ widgets: ['ProgressWidget'] })} />, {
      page,
      load: () => (up ? load() : Promise.reject(new Error('down'))),
    });
    expect(
      await screen.findByRole('heading', { level: 3, name: 'Lernpfad ist gerade nicht erreichbar' }),
    ).toBeInTheDocument();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.getByText(/^Fortschritt/)).toBeInTheDocument());
  });
});
