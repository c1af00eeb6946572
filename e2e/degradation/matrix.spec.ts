import { course, expect, kickoff, lena, release, test } from '@learn/journeys';
import type { Page } from '@playwright/test';
import { copySpoilt, liveVersion, pointTo, type Spoil } from '../support/releaseFiles.ts';
import { storeTrial, type TrialRelease, trialName, trialPath } from '../support/trialRemote.ts';

const page = 'Die Seite des Versuchs';
const widget = 'Das Feld des Versuchs';
const pageCrashed = 'Versuch: Diese Seite hat nicht funktioniert';
const unreachable = 'Versuch ist gerade nicht erreichbar';
const widgetUnreachable = 'Versuch ist zurzeit nicht erreichbar.';
const fails = "throw new Error('the trial fails')";
const pattern = '/course/:courseSlug/trial';
const texts = { de: 'Versuch', fr: 'Essai', it: 'Prova' };
const entry = { label: texts, path: pattern, action: 'learning-path', order: 90 };

/** A document as the build compiles it, of an operation that no server knows. */
const unknownOperation = JSON.stringify({
  __meta__: { hash: 'unknown' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CourseQuery' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'unheard' } }],
      },
    },
  ],
});

interface Case extends TrialRelease {
  /** what the release command says when it refuses it; undefined where only running its code shows the fault */
  readonly refused?: string;
  /** what the shell reports of it */
  readonly reported?: string;
  /** version that was live before */
  readonly before?: string;
  /** what stands at its own places; undefined: nothing */
  readonly shown: {
    readonly inNavigation: boolean;
    readonly page: string;
    readonly widget: string | undefined;
  };
}

const sound = { inNavigation: true, page, widget };

const mount = (path: string) => ({ path, public: false, bundles: { de: 'a.js', fr: 'a.js', it: 'a.js' } });
const taken = '/course/:slug/competence';

const unknownNames: readonly Case[] = [
  {
    version: 'twice',
    descriptor: { mounts: [mount(pattern), mount(pattern)] },
    refused: `addresses that are taken: ${pattern} (${trialName})`,
    shown: sound,
  },
  {
    version: 'taken',
    descriptor: { mounts: [mount(pattern), mount(taken)] },
    refused: `addresses that are taken: ${taken} (mfe-competence)`,
    shown: sound,
  },
  {
    version: 'link',
    descriptor: {
      navigation: [{ ...entry, path: '/course/:courseSlug/moon' }],
      uses: { exports: {}, links: ['moon'] },
    },
    page: `return '${page}: ' + platform.useLinks().moon({})`,
    refused: 'link moon',
    reported: 'link /course/:courseSlug/moon',
    shown: { ...sound, inNavigation: false, page: `${page}: undefined` },
  },
  {
    version: 'icon',
    descriptor: { navigation: [{ ...entry, icon: 'rocket' }] },
    refused: 'icon rocket',
    reported: 'icon rocket',
    shown: sound,
  },
  {
    version: 'slot',
    descriptor: { widgets: [{ slot: 'circle.moon', id: 'TrialWidget', skeletonHeight: 40 }] },
    refused: 'slot circle.moon',
    reported: 'slot circle.moon',
    shown: { ...sound, widget: undefined },
  },
  {
    version: 'action',
    descriptor: { navigation: [{ ...entry, action: 'drive' }] },
    refused: 'action drive',
    reported: 'action drive',
    shown: { ...sound, inNavigation: false },
  },
  {
    version: 'place',
    descriptor: { navigation: [{ ...entry, place: 'cellar' }] },
    refused: 'place cellar',
    reported: 'place cellar',
    shown: { ...sound, inNavigation: false },
  },
  {
    version: 'operation',
    descriptor: {
      mounts: [
        {
          path: pattern,
          public: false,
          bundles: { de: 'none.js', fr: 'none.js', it: 'none.js' },
          operations: [{ hash: 'unknown', variables: {} }],
        },
      ],
      operations: [{ hash: 'unknown', name: 'CourseQuery', query: 'query CourseQuery { unheard }' }],
    },
    page: `const { error } = apollo.useQuery(react.useMemo(() => (${unknownOperation}), []), {}); return error ? 'Der Versuch hat keine Daten' : 'lädt'`,
    refused: 'CourseQuery: Cannot query field "unheard" on type "Query".',
    shown: { ...sound, page: 'Der Versuch hat keine Daten' },
  },
];

const throwing: readonly Case[] = [
  {
    version: 'manifest',
    manifest: fails,
    shown: { inNavigation: true, page: unreachable, widget: widgetUnreachable },
  },
  {
    version: 'routes',
    manifest: 'delete manifest.pages',
    shown: { inNavigation: true, page: unreachable, widget: widgetUnreachable },
  },
  { version: 'page', page: fails, shown: { ...sound, page: pageCrashed } },
  {
    version: 'effect',
    page: `react.useEffect(() => { ${fails} }, []); return '${page}'`,
    shown: { ...sound, page: pageCrashed },
  },
  { version: 'widget', widget: fails, shown: { ...sound, widget: widgetUnreachable } },
  {
    version: 'widget-effect',
    widget: `react.useEffect(() => { ${fails} }, []); return '${widget}'`,
    shown: { ...sound, widget: widgetUnreachable },
  },
  {
    version: 'no-widget',
    manifest: 'manifest.widgets[0].load = async () => undefined',
    shown: { ...sound, widget: widgetUnreachable },
  },
  // one that does not start is replaced by the last good version
  { version: 'manifest-again', manifest: fails, before: 'sound', shown: sound },
  { version: 'routes-again', manifest: 'delete manifest.pages', before: 'sound', shown: sound },
  // one that cannot be read, or speaks another contract, is passed over for the version before it
  { version: 'contract', descriptor: { contractVersion: 99 }, before: 'sound', shown: sound },
  {
    version: 'label',
    descriptor: { navigation: [{ ...entry, label: undefined }] },
    before: 'sound',
    shown: sound,
  },
];

test.use({ world: 'own' });

/** Everything outside the trial's places, and what stands at them. */
async function expectContained(open: Page, { version, shown }: Case): Promise<void> {
  await open.goto(kickoff.path);
  const navigation = open.getByRole('navigation', { name: 'Hauptnavigation' });
  const own = navigation.getByRole('link', { name: 'Versuch' });
  await expect(open.getByRole('link', { name: kickoff.first.title, exact: true })).toBeVisible();
  const unit = open.getByRole('region', { name: kickoff.unit.title, exact: true });
  await expect(unit.getByRole('link', { name: 'Selbsteinschätzung' })).toBeVisible();
  if (shown.widget === undefined) await expect(unit).not.toContainText('Versuch');
  else await expect(unit).toContainText(shown.widget);
  await expect(open.getByRole('button', { name: /^Menü von/ })).toBeVisible();
  await expect(own).toHaveCount(shown.inNavigation ? 1 : 0);
  if (shown.inNavigation) await own.click();
  else await open.goto(trialPath);
  const main = open.getByRole('main');
  await expect(main).toContainText(shown.page);
  if ([pageCrashed, unreachable].includes(shown.page)) {
    await expect(main).toContainText(`mfe-trial@${version}`);
    await expect(main.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  }
  await navigation.getByRole('link', { name: 'Kompetenzprofil' }).click();
  await expect(open.getByRole('heading', { level: 1, name: 'Kompetenzprofil' })).toBeVisible();
}

for (const [what, cases] of [
  ['names what this platform does not know', unknownNames],
  ['throws or has another shape', throwing],
] as const)
  test(`a release that ${what} spoils its own places only`, async ({
    page: open,
    platform: { releasesDir },
    loggedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow(/trial/, /server\/graphql/, /does not know/);
    await loggedIn(lena);
    await storeTrial(releasesDir, { version: 'sound' });
    for (const one of cases)
      await test.step(one.version, async () => {
        await storeTrial(releasesDir, one);
        if (one.refused !== undefined)
          await expect(release(releasesDir, ['promote', trialName, one.version])).rejects.toThrow(
            one.refused,
          );
        await pointTo(releasesDir, trialName, one.version, one.before === undefined ? [] : [one.before]);
        const reports: string[] = [];
        open.on('console', (message) => reports.push(message.text()));
        await expectContained(open, one);
        const report = `This shell does not know ${one.reported}`;
        if (one.reported !== undefined)
          await expect.poll(() => reports.some((text) => text.includes(report))).toBe(true);
      });
  });

const remote = 'mfe-competence';
const gone: Spoil = () => undefined;
const altered: Spoil = (text) => `globalThis.foreignCode = true;${text}`;
const works = 'Handlungskompetenzen';
const selfAssessment = 'Selbsteinschätzung';
const withoutWidget = 'Kompetenzprofil ist zurzeit nicht erreichbar.';

const spoilt: readonly [
  string,
  (file: string, its: string) => boolean,
  Spoil,
  page: string,
  widget: string,
][] = [
  [
    'the entry is missing',
    (file, its) => file === its,
    gone,
    'Kompetenzprofil ist gerade nicht erreichbar',
    withoutWidget,
  ],
  [
    'the entry is altered',
    (file, its) => file === its,
    altered,
    'Kompetenzprofil ist gerade nicht erreichbar',
    withoutWidget,
  ],
  ['bundles are missing', (file) => file.startsWith('bundle.'), gone, works, selfAssessment],
  ['bundles are altered', (file) => file.startsWith('bundle.'), altered, works, selfAssessment],
  // the widget's bundle is fetched by a page that shows it when it is opened, not by one that is reached from another
  [
    'chunks are altered',
    (file, its) => file !== its && !file.startsWith('bundle.'),
    altered,
    works,
    withoutWidget,
  ],
  [
    'bundles and chunks are missing',
    (file, its) => file !== its,
    gone,
    'Kompetenzprofil ist gerade nicht erreichbar',
    withoutWidget,
  ],
  [
    'bundles and chunks are altered',
    (file, its) => file !== its,
    altered,
    'Kompetenzprofil ist gerade nicht erreichbar',
    withoutWidget,
  ],
];

test('a release with files that are missing or altered spoils its own places only, and falls back where it can', async ({
  page: open,
  platform: { releasesDir },
  loggedIn,
  frame,
  consoleGuard,
}) => {
  consoleGuard.allow(/mfe-competence/, /integrity/);
  await loggedIn(lena);
  const original = await liveVersion(releasesDir, remote);
  for (const [index, [what, isOne, spoil, without, inUnit]] of spoilt.entries())
    await test.step(what, async () => {
      const version = `spoilt-${index}`;
      await pointTo(releasesDir, remote, original);
      await copySpoilt(releasesDir, remote, {
        version,
        isSpoilt: (file, { entry: its }) => file.endsWith('.js') && isOne(file, its),
        spoil,
      });
      await pointTo(releasesDir, remote, version);
      await open.goto(course.competence);
      await expect(open.getByRole('main')).toContainText(without);
      await expect(frame.navigation.getByRole('link', { name: 'Kompetenzprofil' })).toBeVisible();
      await frame.goTo('Lernpfad');
      await expect(frame.heading).toHaveText('Lernpfad');
      await open.getByRole('link', { name: kickoff.title, exact: true }).click();
      const unit = open.getByRole('region', { name: kickoff.unit.title, exact: true });
      await expect(unit).toContainText(inUnit);
      await expect(open.getByRole('link', { name: kickoff.first.title, exact: true })).toBeVisible();
      expect(await open.evaluate(() => 'foreignCode' in globalThis)).toBe(false);

      await pointTo(releasesDir, remote, version, [original]);
      await open.goto(course.competence);
      await expect(open.getByRole('main')).toContainText(works);
      expect(await open.evaluate(() => 'foreignCode' in globalThis)).toBe(false);
    });
});
