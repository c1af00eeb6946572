import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { id, localised, localisedLine, onceValid, onlyParts } from './fields.ts';

/** internal: a page of this platform; external: one elsewhere; download: a file of this platform. */
export const adminLinkTypes = ['internal', 'external', 'download'] as const;

const link = z.strictObject({ link_type: z.enum(adminLinkTypes), titles: localised, url: z.string() });

const widget = z.strictObject({
  id,
  widget_type: z.string(),
  titles: localised,
  position: z.int(),
  links: z.array(link).max(50),
});

/** A path of this platform, or an address elsewhere over https. */
const url = z
  .string()
  .trim()
  .max(1000)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/);

const fields = z.strictObject({
  titles: localisedLine(100),
  position: z.int().min(0).max(1000),
  links: z
    .array(
      z
        .strictObject({ link_type: z.enum(adminLinkTypes), titles: localisedLine(200), url })
        .refine((one) => (one.link_type === 'external') === one.url.startsWith('https://'), {
          ...onceValid,
          path: ['url'],
        }),
    )
    .max(50),
});

const ofWidget = z.object({ widgetId: id });

export const adminWidgetEndpoints = {
  list: defineEndpoint({
    ...table.adminWidgets,
    summary: 'The widgets of the admin area with their links in all languages, in their order.',
    answer: json(z.array(widget).max(200)),
  }),
  create: defineEndpoint({
    ...table.createAdminWidget,
    summary: 'Adds a widget to the admin area.',
    body: fields,
    answer: json(widget),
  }),
  change: defineEndpoint({
    ...table.changeAdminWidget,
    summary: 'Writes a widget of the admin area anew, with all of its links.',
    params: ofWidget,
    query: onlyParts(['titles', 'position', 'links']),
    body: fields,
    answer: json(widget),
    errors: ['version_conflict'],
  }),
  delete: defineEndpoint({
    ...table.deleteAdminWidget,
    summary: 'Takes a widget out of the admin area.',
    params: ofWidget,
    answer: empty,
  }),
};
