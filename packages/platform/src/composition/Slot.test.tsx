import type { DashboardCourseConfig, HomeWidgetId, RegistryEntry, RemoteManifest } from '@learn/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { manifestOf, registryOf, remoteEntry } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { $registry } from './registry.ts';
import { startComposition } from './remoteLoader.ts';
import { Slot } from './Slot.tsx';

const report = vi.fn();
const course = { course_title: 'Autoverkauf' } as DashboardCourseConfig;

beforeEach(async () => {
  await startI18n('de');
  report.mockClear();
  setErrorReporter(report);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

type Load = () => Promise<(properties: { course: DashboardCourseConfig }) => React.ReactNode>;

const shows =
  (text: string): Load =>
  async () =>
  (properties) =>
    `${text} ${properties.course.course_title}`;

/** Remotes that contribute one widget each, `<name>-widget`. */
function install(remotes: Readonly<Record<string, Load>>, reachable: (name: string) => boolean = () => true) {
  const slot = 'home.course';
  const entries: RegistryEntry[] = Object.keys(remotes).map((name) =>
    remoteEntry(name, {
      title: `${name} (de)`,
      widgets: [{ slot, id: `${name}-widget`, skeletonHeight: 120 }],
    }),
  );
  setStore($registry, registryOf(...entries));
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async (name): Promise<RemoteManifest> => {
      if (!reachable(name)) throw new Error(`${name} is down`);
      const load = remotes[name] as Load;
      // an id of a newer build, which no list names yet
      const id = `${name}-widget` as HomeWidgetId;
      return manifestOf(name, { widgets: [{ slot, id, skeletonHeight: 120, load }] });
    },
  });
}

const slot = (widgetIds?: readonly string[], shown = course) => (
  <Slot
    id="home.course"
    widgetIds={widgetIds}
    properties={{ course: shown, courseSessionId: 's1' }}
    frame={(widget, widgetId) => <section aria-label={widgetId}>{widget}</section>}
    skeleton={(height) => `${height} px`}
    failure={(remote, retry) => (
      <button type="button" onClick={retry}>
        {remote.descriptor.title.de} fehlt
      </button>
    )}
  />
);

const show = (widgetIds?: readonly string[]) => render(slot(widgetIds));

it('draws a widget again only with other properties, also where objects among them are made anew', async () => {
  const draw = vi.fn(({ course: { course_title } }: { course: DashboardCourseConfig }) => course_title);
  install({ path: async () => draw });
  const { rerender } = show();
  await screen.findByText('Autoverkauf');
  draw.mockClear();
  rerender(slot(undefined, { ...course }));
  expect(draw).not.toHaveBeenCalled();
  rerender(slot(undefined, { ...course, course_title: 'Autoreparatur' }));
  await screen.findByText('Autoreparatur');
});

it('keeps the place of a widget until it arrives, then gives it the slot’s properties', async () => {
  install({ path: shows('Fortschritt') });
  show();
  expect(screen.getByRole('region', { name: 'path-widget' })).toHaveTextContent('120 px');
  expect(await screen.findByText('Fortschritt Autoverkauf')).toBeInTheDocument();
  expect(screen.queryByText('120 px')).not.toBeInTheDocument();
});

it('draws the wanted widgets in the wanted order and ignores those that nobody contributes', async () => {
  install({ path: shows('Fortschritt'), competence: shows('Kompetenz'), mentor: shows('Aufgaben') });
  show(['competence-widget', 'unknown-widget', 'path-widget']);
  await screen.findByText('Kompetenz Autoverkauf');
  const drawn = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(drawn).toEqual(['competence-widget', 'path-widget']);
});

it('draws all that is contributed when none are named', async () => {
  install({ path: shows('Fortschritt'), competence: shows('Kompetenz') });
  show();
  expect(await screen.findByText('Fortschritt Autoverkauf')).toBeInTheDocument();
  expect(await screen.findByText('Kompetenz Autoverkauf')).toBeInTheDocument();
});

it('draws a widget once the texts of its parts are here', async () => {
  install({ path: shows('Fortschritt') });
  const widgets = [
    { slot: 'home.course', id: 'path-widget' as HomeWidgetId, texts: ['box'], skeletonHeight: 120 } as const,
  ].map((widget) => ({ ...widget, load: async () => () => i18n.t('path/box:open') }));
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async (name) =>
      manifestOf(name, { widgets, locales: async (file) => ({ default: { open: `offen in ${file}` } }) }),
  });
  show();
  expect(await screen.findByText('offen in box.de')).toBeInTheDocument();
});

it('names a remote that is down, leaves the others alone, and loads it without a reload later', async () => {
  let up = false;
  install({ path: shows('Fortschritt'), competence: shows('Kompetenz') }, (name) => up || name !== 'path');
  show();
  const retry = await screen.findByRole('button', { name: 'path (de) fehlt' });
  expect(await screen.findByText('Kompetenz Autoverkauf')).toBeInTheDocument();
  expect(report).toHaveBeenCalledTimes(3);
  up = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Fortschritt Autoverkauf')).toBeInTheDocument();
});

it('tries all widgets of a remote again that failed, wherever one of them is pressed', async () => {
  let up = false;
  install({ path: shows('Fortschritt'), competence: shows('Kompetenz') }, () => up);
  show(['path-widget']);
  show();
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3));
  const [first] = screen.getAllByRole('button', { name: 'path (de) fehlt' });
  if (!first) throw new Error('nothing failed');
  up = true;
  await userEvent.click(first);
  await waitFor(() => expect(screen.getAllByText('Fortschritt Autoverkauf')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'competence (de) fehlt' })).toBeVisible();
});

it('reports a widget whose own file cannot be had, and tries again', async () => {
  let up = false;
  const load: Load = async () => {
    if (!up) throw new Error('chunk is gone');
    return shows('Fortschritt')();
  };
  install({ path: load });
  show();
  const retry = await screen.findByRole('button', { name: 'path (de) fehlt' });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk is gone' }), {
    remote: 'path@v2',
    widget: 'path-widget',
  });
  up = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Fortschritt Autoverkauf')).toBeInTheDocument();
});

it('reports a widget that remote.json promises and the remote does not have', async () => {
  install({ path: shows('Fortschritt') });
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async (name) => manifestOf(name),
  });
  show();
  expect(await screen.findByRole('button', { name: 'path (de) fehlt' })).toBeInTheDocument();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'path does not contribute path-widget' });
});

it('keeps a widget that breaks from taking the others along, and draws it again on demand', async () => {
  let broken = true;
  const load: Load = async () => () => {
    if (broken) throw new Error('no data');
    return 'wieder da';
  };
  install({ path: load, competence: shows('Kompetenz') });
  show();
  const retry = await screen.findByRole('button', { name: 'path (de) fehlt' });
  expect(screen.getByText('Kompetenz Autoverkauf')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no data' }), {
    remote: 'path@v2',
    widget: 'path-widget',
  });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('wieder da')).toBeInTheDocument();
});

it('says in place of a remote that is switched off why, asks for none of its files and offers no retry', async () => {
  const asked = vi.fn(() => true);
  install({ path: shows('Fortschritt') }, asked);
  setStore(
    $registry,
    registryOf(...$registry.get().remotes.map((remote) => ({ ...remote, killed: 'Wartung' }))),
  );
  render(
    <Slot
      id="home.course"
      properties={{ course, courseSessionId: 's1' }}
      skeleton={() => 'skeleton'}
      failure={({ killed }, retry) => (retry ? <button type="button">retry</button> : killed)}
    />,
  );
  expect(screen.getByText('Wartung')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
