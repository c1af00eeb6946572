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

/** Writes a widget anew, with all of its links. @param only what was changed @throws not_found */
export async function changeWidget(
  db: Database,
  { widgetId, actorId }: WidgetCommand,
  { fields, only }: { readonly fields: WidgetFields; readonly only: ChangedParts },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(adminWidgets)
      .where(eq(adminWidgets.id, widgetId))
      .for('update');
    if (before === undefined) throw notFound();
    const stored = { titles: before.titles, position: before.position };
    const { titles, position } = fields;
    await transaction
      .update(adminWidgets)
      .set(overStored(stored, { titles, position }, only))
      .where(eq(adminWidgets.id, widgetId));
    const links = only?.includes('links') === false ? undefined : await dropLinks(transaction, widgetId);
    if (links) await insertLinks(transaction, widgetId, fields);
    await recordAudit(transaction, {
      action: 'admin_widget.written',
      actorId,
      subjectId: widgetId,
      details: { before: { ...stored, links }, after: fields, only },
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

function dropLinks(transaction: Database, widgetId: string) {
  return transaction.delete(adminWidgetLinks).where(eq(adminWidgetLinks.widgetId, widgetId)).returning();
}

async function insertLinks(transaction: Database, widgetId: string, { links }: WidgetFields): Promise<void> {
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
