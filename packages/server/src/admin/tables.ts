import type { Localised } from '@learn/contracts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Widgets of the association's admin area (specification §3, Admin widget). */
export const adminWidgets = pgTable('admin_widgets', {
  id: uuid('id').primaryKey().defaultRandom(),
  widgetType: text('widget_type').notNull(),
  titles: jsonb('titles').$type<Localised>().notNull(),
  position: integer('position').notNull().default(0),
});

export const adminWidgetLinks = pgTable(
  'admin_widget_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    widgetId: uuid('widget_id')
      .notNull()
      .references(() => adminWidgets.id, { onDelete: 'cascade' }),
    linkType: text('link_type').notNull(),
    titles: jsonb('titles').$type<Localised>().notNull(),
    url: text('url').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('admin_widget_links_widget').on(table.widgetId, table.position)],
);
