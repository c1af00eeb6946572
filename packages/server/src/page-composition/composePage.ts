import {
  type CourseSession,
  type DashboardCourseConfig,
  type PageData,
  restPaths,
  type UserProfile,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import type { Config } from '../config.ts';
import type { LiveReleases } from '../releases/releaseStore.ts';
import { inlineData, type Log, unlessFailed } from './inlineData.ts';
import type { MountMatch } from './matchMount.ts';
import { type PageFiles, pageFiles } from './pageFiles.ts';
import { pageNeeds } from './pageNeeds.ts';
import type { PageSources } from './pageSources.ts';

/** Somebody who is logged in, with what the sources have already told about him. */
export interface SignedIn {
  readonly user: UserProfile;
  readonly courseSessions: readonly CourseSession[];
  readonly sources: Pick<PageSources, 'dashboard' | 'rest' | 'operation'>;
}

export interface PageRequest {
  readonly config: Config;
  readonly releases: LiveReleases;
  readonly match: MountMatch | undefined;
  readonly url: URL;
  readonly language: Language;
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
  const { config, releases, match, language, signedIn, log } = request;
  const atHome = request.url.pathname === '/';
  const panels = atHome && signedIn && (await unlessFailed(log, 'dashboard', signedIn.sources.dashboard));
  const files = pageFiles(releases, {
    match,
    language,
    loggedIn: signedIn !== undefined,
    homeWidgetIds: new Set((panels || []).flatMap((panel) => panel.widgets)),
  });
  const inlined = signedIn && (await signedInData(request, signedIn, panels || undefined));
  return {
    files,
    data: {
      mode: config.APP_MODE,
      build: releases.shell?.revision.slice(0, 9) ?? '',
      brand: brandName(config, language),
      contact: { email: config.SUPPORT_EMAIL, phone: config.SUPPORT_PHONE },
      examPlatformUrl: config.EXAM_PLATFORM_URL ?? '',
      language,
      registry: files.registry,
      shellVersion: releases.shell?.version ?? '',
      user: signedIn?.user ?? null,
      courseSessions: signedIn?.courseSessions ?? [],
      operations: inlined?.operations ?? [],
      rest: inlined?.rest ?? {},
    },
  };
}

/** The product's name (domain decisions §1): one for German, one for French and Italian. */
export function brandName(config: PageRequest['config'], language: Language): string {
  return { de: config.BRAND_DE, fr: config.BRAND_FR, it: config.BRAND_IT }[language];
}

async function signedInData(
  request: PageRequest,
  signedIn: SignedIn,
  panels: readonly DashboardCourseConfig[] | undefined,
) {
  const { user, courseSessions, sources } = signedIn;
  const known = {
    [restPaths.me]: user,
    [restPaths.sessions]: courseSessions,
    ...(panels && { [restPaths.dashboardConfig]: panels }),
  };
  const needs = pageNeeds({
    releases: request.releases,
    match: request.match,
    userId: user.id,
    courseSessions,
    chosenSessionId: request.url.searchParams.get('courseSessionId') ?? undefined,
    panels: panels ?? [],
  });
  const rest = new Set([...(panels ? [restPaths.dashboardConfig] : []), ...needs.rest]);
  return inlineData({ ...needs, rest: [...rest] }, sources, { known, log: request.log });
}
