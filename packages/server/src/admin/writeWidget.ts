import type { adminWidgetEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { type ChangedParts, overStored } from '../endpoints/overStored.ts';
import { notFound } from '../errors.ts';
import { adminWidgetLinks, adminWidgets } from './tables.ts';

type WidgetFields = EndpointBody<typeof adminWidgetEndpoints.create>;

interface WidgetCommand {
  readonly widgetId: string;
  readonly actorId: string;
}

/** What a widget is that administrators write themselves. */
const widgetType = 'links';

/** Adds a widget to the admin area. @returns its id */
export async function createWidget(db: Database, actorId: string, fields: WidgetFields): Promise<string> {
  return db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(adminWidgets)
      .values({ widgetType, titles: fields.titles, position: fields.position })
      .returning({ id: adminWidgets.id });
    if (created === undefined) throw new Error('The widget was not created');
    await insertLinks(transaction, created.id, fields);
    await recordAudit(transaction, {
      action: 'admin_widget.written',
      actorId,
      subjectId: created.id,
      details: { after: fields },
    });
    return created.id;
  });
}

/** Writes a widget anew, with all of its links. @param changed what was changed @throws not_found, version_conflict */
export async function changeWidget(
  db: Database,
  { widgetId, actorId }: WidgetCommand,
  { fields, changed }: { readonly fields: WidgetFields; readonly changed: ChangedParts },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(adminWidgets)
      .where(eq(adminWidgets.id, widgetId))
      .for('update');
    if (before === undefined) throw notFound();
    const stored: WidgetFields = {
      titles: before.titles,
      position: before.position,
      links: await readLinks(transaction, widgetId),
    };
    const { titles, position, links } = overStored(stored, fields, changed);
    await transaction.update(adminWidgets).set({ titles, position }).where(eq(adminWidgets.id, widgetId));
    if (changed.only?.includes('links') ?? true) {
      await transaction.delete(adminWidgetLinks).where(eq(adminWidgetLinks.widgetId, widgetId));
      await insertLinks(transaction, widgetId, { links });
    }
    await recordAudit(transaction, {
      action: 'admin_widget.written',
      actorId,
      subjectId: widgetId,
      details: { before: stored, after: fields, only: changed.only },
    });
  });
}

/** @throws not_found */
export async function deleteWidget(db: Database, { widgetId, actorId }: WidgetCommand): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction.delete(adminWidgets).where(eq(adminWidgets.id, widgetId)).returning();
    if (before === undefined) throw notFound();
    await recordAudit(transaction, {
      action: 'admin_widget.deleted',
      actorId,
      subjectId: widgetId,
      details: { before: { titles: before.titles } },
    });
  });
}

async function readLinks(transaction: Database, widgetId: string): Promise<WidgetFields['links']> {
  const { linkType: link_type, titles, url } = adminWidgetLinks;
  const links = await transaction
    .select({ link_type, titles, url })
    .from(adminWidgetLinks)
    .where(eq(adminWidgetLinks.widgetId, widgetId))
    .orderBy(adminWidgetLinks.position);
  // only those of the endpoint are ever written
  return links as WidgetFields['links'];
}

async function insertLinks(
  transaction: Database,
  widgetId: string,
  { links }: Pick<WidgetFields, 'links'>,
): Promise<void> {
  if (links.length === 0) return;
  await transaction.insert(adminWidgetLinks).values(
    links.map(({ link_type: linkType, titles, url }, position) => ({
      widgetId,
      linkType,
      titles,
      url,
      position,
    })),
  );
}
