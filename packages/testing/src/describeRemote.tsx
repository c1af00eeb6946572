import path from 'node:path';
import type { Page, RemoteManifest } from '@learn/contracts';
import { missingTexts } from '@learn/federation/missingTexts';
import { cleanup, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from './accessibilityFaults.ts';
import { frenchSpaceFaults } from './frenchSpaceFaults.ts';
import { fill, pageDataOf, type RemoteWorld } from './remoteWorld.ts';
import { renderOnServer } from './renderOnServer.tsx';
import { type RenderRemoteOptions, renderRemote, startRemote } from './renderRemote.tsx';

/**
 * What holds for every remote: its pages and widgets show their first screen with the data that they declare, without a
 * question to the network, without a fault that axe finds, and also on the server, where there is no browser; its texts are whole.
 * A page without `data` asks for it later: of it only the component is loaded.
 */
export function describeRemote(remote: RemoteManifest, world: RemoteWorld): void {
  const folder = path.resolve(import.meta.dirname, '../../..', remote.name);

  describe(remote.name, () => {
    it('has all texts in all languages', async () => {
      expect(await missingTexts(folder)).toEqual([]);
    });

    it('has spaces that do not break beside French signs', () => {
      expect(frenchSpaceFaults(folder)).toEqual([]);
    });

    for (const page of remote.pages) {
      if (page.data === undefined) {
        it(`${page.path}: has a component`, async () => expect(await page.load()).toBeTypeOf('function'));
        continue;
      }
      describeView(page.path, async () => {
        const component = (await page.load()) as ComponentType;
        return {
          ...optionsOf(remote, world),
          ...pageDataOf(page.data ?? {}, world),
          address: addressOfPage(page, world.parameters),
          parts: page.texts ?? [],
          routes: [{ path: page.path, Component: component }],
        };
      });
    }

    for (const widget of remote.widgets) {
      describeView(`${widget.slot}: ${widget.id}`, async () => {
        const component = (await widget.load()) as ComponentType<object>;
        const properties = world.slots?.[widget.slot];
        if (properties === undefined)
          throw new Error(`The world has no properties of the slot ${widget.slot}.`);
        const element = createElement(component, properties);
        return {
          ...optionsOf(remote, world),
          ...pageDataOf(widget.data ?? {}, world),
          // where the owner of the slot shows it
          address: 'courseSlug' in properties ? `/course/${properties.courseSlug}` : '/',
          parts: widget.texts ?? [],
          routes: [{ path: '*', element }] satisfies RouteObject[],
        };
      });
    }
  });
}

function addressOfPage({ path: pattern, data }: Page, parameters: RemoteWorld['parameters']): string {
  const query = (data?.query ?? []).flatMap((name) =>
    name in parameters ? `${name}=${parameters[name]}` : [],
  );
  return [fill(pattern, parameters), ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

function optionsOf(remote: RemoteManifest, { courseSession, user }: RemoteWorld) {
  return { remote, user, courseSessions: courseSession && [courseSession] };
}

/** What holds for a page and for a widget alike. */
function describeView(name: string, load: () => Promise<RenderRemoteOptions>): void {
  describe(name, () => {
    const asked = vi.fn<(address: unknown) => Promise<Response>>();

    beforeEach(() => {
      asked.mockReset().mockRejectedValue(new TypeError('There is no network'));
      vi.stubGlobal('fetch', asked);
    });

    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
    });

    it('shows its first screen without network, and axe finds nothing', async () => {
      const { container } = await renderRemote(await load());
      await waitFor(() => expect(container).toHaveTextContent(/\S/));
      await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
      expect(container).not.toHaveTextContent('Unexpected Application Error');
      expect(asked.mock.calls.map(([address]) => address)).toEqual([]);
      expect(await accessibilityFaults(container)).toEqual([]);
    });

    it('renders on the server', async () => {
      const element = await startRemote(await load());
      const { html, faults } = await renderOnServer(element);
      expect(faults).toEqual([]);
      expect(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '')).toMatch(/\S/);
      expect(html).not.toContain('aria-busy="true"');
    });
  });
}
