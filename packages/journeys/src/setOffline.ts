import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Takes the network from all pages of a browser context, or gives it back. Playwright's own `setOffline` says so to the open
 * document only: from Chromium 156 on, `navigator.onLine` is true again after a reload.
 */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  await context.setOffline(offline);
  await Promise.all(context.pages().map((page) => overrideNetworkState(page, offline)));
}

async function overrideNetworkState(page: Page, offline: boolean): Promise<void> {
  // the override lasts as long as its session
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.overrideNetworkState', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
