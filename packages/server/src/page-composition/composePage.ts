import {
  type CourseSession,
  type DashboardCourseConfig,
  endpoints,
  homeSlot,
  type Localised,
  type PageData,
  panelWidgets,
  type UserProfile,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type Config, errorReportingDsn } from '../config.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { type InlinedData, inlineData, type Log } from './inlineData.ts';
import type { MountMatch } from './matchMount.ts';
import { type PageFiles, pageFiles } from './pageFiles.ts';
import { needsAfter, pageNeeds } from './pageNeeds.ts';
import type { PageSources } from './pageSources.ts';

/** A person who is logged in, with what every page of theirs carries. */
export interface SignedIn {
  readonly user: UserProfile;
  readonly courseSessions: readonly CourseSession[];
  /** panels of the home dashboard; undefined on every other page, and where they could not be had */
  readonly panels: readonly DashboardCourseConfig[] | undefined;
  readonly sources: Pick<PageSources, 'rest' | 'operation'>;
  /** until when an administrator sees the platform as the user */
  readonly viewingUntil?: Date | undefined;
}

export interface PageRequest {
  readonly config: Config;
  readonly releases: LiveReleases;
  readonly match: MountMatch | undefined;
  readonly url: URL;
  readonly language: Language;
  /** chosen sessions that the browser remembers, see `courseSessionsCookie` */
  readonly rememberedSessionIds: readonly string[];
  /** undefined for visitors who are not logged in */
  readonly signedIn: SignedIn | undefined;
  readonly log: Log;
}

export interface ComposedPage {
  readonly data: PageData;
  readonly files: PageFiles;
}

/** The data and the files of one page (architecture §4): what its first screen needs, and nothing else. */
export async function composePage(request: PageRequest): Promise<ComposedPage> {
  const { config, releases, match, language, signedIn } = request;
  const files = pageFiles(releases, {
    match,
    language,
    loggedIn: signedIn !== undefined,
    homeWidgetIds: new Set(signedIn && shownPanels(signedIn, releases).flatMap((panel) => panel.widgets)),
  });
  const inlined = signedIn && (await signedInData(request, signedIn));
  return {
    files,
    data: {
      mode: config.APP_MODE,
      build: releases.shell?.revision.slice(0, 9) ?? '',
      brands: brandNames(config),
      contact: { email: config.SUPPORT_EMAIL, phone: config.SUPPORT_PHONE },
      examPlatformUrl: config.EXAM_PLATFORM_URL ?? '',
      errorReportingDsn: errorReportingDsn(config),
      ...(signedIn?.viewingUntil === undefined && { reportsRemotes: true, reportsTimings: true }),
      // what another person sees, or a preview, is not kept on the device
      serviceWorker:
        config.SERVICE_WORKER &&
        releases.shell?.serviceWorker !== undefined &&
        releases.preview === undefined &&
        signedIn?.viewingUntil === undefined,
      shopUrl: config.SHOP_URL ?? '',
      topicsUrl: config.TOPICS_URL ?? '',
      privacyUrl: config.PRIVACY_URL ?? '',
      imprintUrl: config.IMPRINT_URL ?? '',
      languages: signedIn ? config.LANGUAGES : (config.VISITOR_LANGUAGES ?? config.LANGUAGES),
      language,
      now: new Date().toISOString(),
      registry: files.registry,
      shellVersion: releases.shell?.version ?? '',
      user: signedIn?.user ?? null,
      ...(signedIn?.viewingUntil && { viewingUntil: signedIn.viewingUntil.toISOString() }),
      courseSessions: signedIn?.courseSessions ?? [],
      chosenSessionIds: chosenSessionIds(request),
      operations: inlined?.operations ?? [],
      rest: inlined?.rest ?? {},
      revisions: inlined?.revisions ?? {},
    },
  };
}

/** The product's name (domain decisions §1): one for German, one for French and Italian. */
export function brandName(config: Brands, language: Language): string {
  return brandNames(config)[language];
}

type Brands = Pick<Config, 'BRAND_DE' | 'BRAND_FR' | 'BRAND_IT'>;

function brandNames({ BRAND_DE: de, BRAND_FR: fr, BRAND_IT: it }: Brands): Localised {
  return { de, fr, it };
}

async function signedInData(request: PageRequest, signedIn: SignedIn): Promise<InlinedData> {
  const { user, courseSessions, panels, sources } = signedIn;
  const known = {
    [endpoints.me.path]: user,
    [endpoints.sessions.path]: courseSessions,
    ...(panels && { [endpoints.dashboardConfig.path]: panels }),
  };
  const needsRequest = {
    releases: request.releases,
    match: request.match,
    query: request.url.searchParams,
    userId: user.id,
    courseSessions,
    chosenSessionIds: chosenSessionIds(request),
    panels: shownPanels(signedIn, request.releases),
  };
  const { operations, rest } = pageNeeds(needsRequest);
  const addresses = new Set([...(panels ? [endpoints.dashboardConfig.path] : []), ...rest]);
  const options = { known, log: request.log };
  const first = await inlineData({ operations, rest: [...addresses] }, sources, options);
  const after = await inlineData(
    { operations: [], rest: needsAfter(needsRequest, first.rest) },
    sources,
    options,
  );
  return {
    operations: first.operations,
    rest: { ...first.rest, ...after.rest },
    revisions: { ...first.revisions, ...after.revisions },
  };
}

/** Those of the person among the sessions that the address names and the browser remembers. */
function chosenSessionIds({ url, rememberedSessionIds, signedIn }: PageRequest): readonly string[] {
  const own = new Set(signedIn?.courseSessions.map(({ id }) => id));
  return [...url.searchParams.getAll('courseSessionId'), ...rememberedSessionIds].filter((id) => own.has(id));
}

/** The panels with the widgets that they show. */
function shownPanels(
  { panels, courseSessions }: SignedIn,
  { remotes }: LiveReleases,
): DashboardCourseConfig[] {
  const contributed = remotes.flatMap(({ live }) => live.widgets.filter(({ slot }) => slot === homeSlot));
  return (panels ?? []).map((panel) => {
    const sessions = courseSessions.filter(({ course }) => course.id === panel.course_id);
    const actions = sessions.flatMap((session) => session.actions);
    return { ...panel, widgets: panelWidgets(panel.widgets, contributed, actions) };
  });
}
