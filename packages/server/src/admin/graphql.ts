import { asc } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { builder } from '../graphql/builder.ts';
import { mayEnterAdminArea, ownAdminAccess } from './policy.ts';
import { adminWidgetLinks, adminWidgets } from './tables.ts';

interface AdminWidgetLink {
  readonly link_type: string;
  readonly title: string;
  readonly url: string;
}

interface AdminWidget {
  readonly id: string;
  readonly widget_type: string;
  readonly title: string;
  readonly links: readonly AdminWidgetLink[];
}

const AdminWidgetLinkType = builder.objectRef<AdminWidgetLink>('AdminWidgetLink').implement({
  fields: (t) => ({
    link_type: t.exposeString('link_type'),
    title: t.exposeString('title'),
    url: t.exposeString('url'),
  }),
});

const AdminWidgetType = builder.objectRef<AdminWidget>('AdminWidget').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    widget_type: t.exposeString('widget_type'),
    title: t.exposeString('title'),
    links: t.field({ type: [AdminWidgetLinkType], resolve: ({ links }) => [...links] }),
  }),
});

builder.queryFields((t) => ({
  admin_widgets: t.field({
    description: 'What the association has in its admin area (specification §3, Admin widget).',
    extensions: { policy: mayEnterAdminArea },
    type: [AdminWidgetType],
    resolve: async (_root, _arguments, { db, currentUser, language }): Promise<AdminWidget[]> => {
      assertMaySee(mayEnterAdminArea, currentUser);
      const [widgets, links] = await Promise.all([
        db.select().from(adminWidgets).orderBy(asc(adminWidgets.position), asc(adminWidgets.id)),
        db.select().from(adminWidgetLinks).orderBy(asc(adminWidgetLinks.position), asc(adminWidgetLinks.id)),
      ]);
      const linksOf = Map.groupBy(links, ({ widgetId }) => widgetId);
      return widgets.map(({ id, widgetType, titles }) => ({
        id,
        widget_type: widgetType,
        title: titles[language],
        links: (linksOf.get(id) ?? []).map((link) => ({
          link_type: link.linkType,
          title: link.titles[language],
          url: link.url,
        })),
      }));
    },
  }),
  has_vbv_admin_access: t.boolean({
    extensions: { policy: ownAdminAccess },
    resolve: (_root, _arguments, { currentUser }) => currentUser.user.hasVbvAdminAccess,
  }),
}));
