import type { adminWidgetEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { adminWidgetLinks, adminWidgets } from './tables.ts';

type Widget = EndpointAnswer<typeof adminWidgetEndpoints.list>[number];

const types = ['internal', 'external', 'download'] as const;

/** The widgets with their links in all languages, in their order. @param id of the only one that is wanted */
export async function readWidgets(db: Database, id?: string): Promise<Widget[]> {
  const widgets = await db
    .select()
    .from(adminWidgets)
    .where(id === undefined ? undefined : eq(adminWidgets.id, id))
    .orderBy(asc(adminWidgets.position), asc(adminWidgets.id))
    .limit(200);
  const links = await db
    .select()
    .from(adminWidgetLinks)
    .where(
      inArray(
        adminWidgetLinks.widgetId,
        widgets.map((widget) => widget.id),
      ),
    )
    .orderBy(asc(adminWidgetLinks.position), asc(adminWidgetLinks.id));
  const linksOf = Map.groupBy(links, ({ widgetId }) => widgetId);
  return widgets.map((widget) => ({
    id: widget.id,
    widget_type: widget.widgetType,
    titles: widget.titles,
    position: widget.position,
    links: (linksOf.get(widget.id) ?? []).slice(0, 50).map(({ linkType, titles, url }) => ({
      link_type: types.find((type) => type === linkType) ?? 'external',
      titles,
      url,
    })),
  }));
}

/** @throws not_found */
export async function readWidget(db: Database, id: string): Promise<Widget> {
  const [found] = await readWidgets(db, id);
  if (found === undefined) throw notFound();
  return found;
}
