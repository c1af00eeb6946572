import type { PageData, Renderer, ServerShell } from '@learn/contracts';
import * as platform from '@learn/platform';
import * as apollo from '@learn/platform/apollo';
import * as platformForm from '@learn/platform/form';
import * as i18n from '@learn/platform/i18n';
import * as platformRouter from '@learn/platform/router';
import {
  addTexts,
  composeLoaded,
  fillStores,
  keepDerivedStores,
  loadAllParts,
  loadAllTexts,
  loadRoutes,
  loadWidget,
  mountOfAddress,
  openedAt,
  pageRoutes,
  showLanguage,
  startI18n,
  takeDrawnParts,
} from '@learn/platform/shell';
import * as ui from '@learn/ui';
import * as content from '@learn/ui/content';
import * as form from '@learn/ui/form';
import * as overlay from '@learn/ui/overlay';
import { createStyleSheets, stylesVersion } from '@learn/ui/server';
import * as styled from '@learn/ui/styled';
import * as table from '@learn/ui/table';
import { keepMount } from 'nanostores';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { App } from './App.tsx';
import { withoutStyleAttributes } from './firstView/styleAttributes.ts';
import { $navigation } from './navigation/navigation.ts';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';
import { textFiles } from './texts.ts';

// The entry of the build for the server, see `ServerShell`.

export const shared: ServerShell['shared'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@learn/platform': platform,
  '@learn/platform/router': platformRouter,
  '@learn/platform/i18n': i18n,
  '@learn/platform/apollo': apollo,
  '@learn/platform/form': platformForm,
  '@learn/ui': ui,
  '@learn/ui/styled': styled,
  '@learn/ui/content': content,
  '@learn/ui/overlay': overlay,
  '@learn/ui/table': table,
  '@learn/ui/form': form,
};

const shellMounts = pages.map(({ path }) => path);

export const createRenderer: ServerShell['createRenderer'] = async (remotes) => {
  await startI18n('de');
  keepDerivedStores();
  keepMount($navigation);
  composeLoaded(remotes);
  await addTexts('shell', textFiles);
  for (const { name, locales } of remotes) await addTexts(name, locales);
  const own = await loadRoutes(pageRoutes('shell', pages));
  const ofRemotes = new Map<string, readonly RouteObject[]>();
  for (const remote of remotes) {
    ofRemotes.set(remote.name, await loadRoutes(pageRoutes(remote.name, remote.pages)));
    await Promise.all(remote.widgets.map((widget) => loadWidget(remote.name, widget)));
  }
  await loadAllParts();
  await loadAllTexts();
  return renderWith((name) => ofRemotes.get(name) ?? [], own);
};

function renderWith(
  ofRemote: (name: string) => readonly RouteObject[],
  own: readonly RouteObject[],
): Renderer {
  const createSheet = createStyleSheets();
  return (page, address) => {
    fillStores(page, shellMounts);
    const pathname = address.split('?')[0] ?? address;
    openedAt(pathname);
    showLanguage(page.language);
    const sheet = createSheet();
    const owner = mountOfAddress(pathname)?.remote;
    // the page stays at its address, which no other remote answers
    const tree = routes(own, ofRemote, owner === undefined ? [] : [owner]);
    const router = createMemoryRouter(tree, { initialEntries: [address] });
    try {
      const { html, rules } = withoutStyleAttributes(
        renderToString(sheet.collectStyles(<App router={router} />)),
      );
      // what `getStyleTags` would put into an element
      const styles = sheet.instance.toString() + rules;
      return { html, styles, stylesVersion, parts: takeDrawnParts(), failures: [] };
    } finally {
      takeDrawnParts();
      sheet.seal();
      router.dispose();
      fillStores(withoutPerson(page), shellMounts);
    }
  };
}

function withoutPerson(page: PageData): PageData {
  return {
    ...page,
    user: null,
    courseSessions: [],
    chosenSessionIds: [],
    operations: [],
    rest: {},
    revisions: {},
  };
}
