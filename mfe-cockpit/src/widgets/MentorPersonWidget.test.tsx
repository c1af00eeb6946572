import { failed, fakeNetwork, json, remoteEntry } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { menteeOf, menteesAddress, mentoredCourse } from '../testing/mentor.ts';
import { renderWidget } from '../testing/renderWidget.tsx';
import { MentorPersonWidget } from './MentorPersonWidget.tsx';

const widget = <MentorPersonWidget course={mentoredCourse} courseSessionId="bern" />;
const inBern = { course_session_id: 'bern', course_session_title: 'Bern 2026' };
const course = `/course/${mentoredCourse.course_slug}`;

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => vi.unstubAllGlobals());

test('how many people there are, and the first four with their progress', async () => {
  const names = ['Ana Berger', 'Bruno Caduff', 'Chloé Dubois', 'Dario Egli', 'Elin Frei'];
  await renderWidget(widget, { rest: { [menteesAddress]: names.map((name) => menteeOf(name)) } });
  expect(screen.getByText('Personen begleitest du')).toHaveTextContent('5 Personen begleitest du');
  expect(rows()).toEqual([
    'ABAna Berger4 von 8 Circles',
    'BCBruno Caduff4 von 8 Circles',
    'CDChloé Dubois4 von 8 Circles',
    'DEDario Egli4 von 8 Circles',
  ]);
  expect(screen.getAllByRole('img', { name: '4 von 8 Circles abgeschlossen' })).toHaveLength(4);
});

test('who is in two sessions has one row, which names and opens that in which they have learned last', async () => {
  const last = { last_activity_at: '2026-11-20T08:00:00.000Z' };
  const before = { last_activity_at: '2026-10-01T08:00:00.000Z' };
  const mentees = [menteeOf('Ana Berger', before), menteeOf('Ana Berger', { ...inBern, ...last })];
  await renderWidget(widget, { rest: { [menteesAddress]: mentees } });
  expect(screen.getByText('Person begleitest du')).toHaveTextContent('1 Person begleitest du');
  expect(rows()).toEqual(['ABAna BergerBern 20264 von 8 Circles']);
  expect(links()).toEqual([`${course}/profile/ana/learning-path?session=bern`, `${course}/learning-mentor`]);
});

test('who has learned last comes first, who never did last', async () => {
  const mentees = [
    menteeOf('Ana Berger', { last_activity_at: null }),
    menteeOf('Bruno Caduff', { last_activity_at: '2026-10-01T08:00:00.000Z' }),
    menteeOf('Chloé Dubois', { last_activity_at: '2026-11-20T08:00:00.000Z' }),
  ];
  await renderWidget(widget, { rest: { [menteesAddress]: mentees } });
  expect(rows()).toEqual([
    'CDChloé Dubois4 von 8 Circles',
    'BCBruno Caduff4 von 8 Circles',
    'ABAna Berger4 von 8 Circles',
  ]);
});

test('no link where no live remote answers the pages', async () => {
  const rest = { [menteesAddress]: [menteeOf('Ana Berger')] };
  const { unmount } = await renderWidget(widget, { rest, remotes: [] });
  expect(screen.queryByRole('link', { name: 'Ana Berger' })).not.toBeInTheDocument();
  unmount();
  const path = remoteEntry('mfe-path', { mounts: ['/course/:courseSlug/profile/:userId/learning-path'] });
  await renderWidget(widget, { rest, remotes: [path] });
  expect(screen.getByRole('link', { name: 'Ana Berger' })).toBeVisible();
});

test('who accompanies nobody yet learns how that begins', async () => {
  await renderWidget(widget, { rest: { [menteesAddress]: [] } });
  expect(screen.getByText('Du begleitest hier noch niemanden')).toBeVisible();
});

test('what failed to load is not shown as nobody, and comes on demand', async () => {
  fakeNetwork(() => failed(500));
  await renderWidget(widget);
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Teilnehmenden konnten nicht geladen werden');
  fakeNetwork(() => json([menteeOf('Ana Berger')]));
  await userEvent.click(retry);
  expect(await screen.findByText('Ana Berger')).toBeVisible();
});
