import { adminWidgetEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { mayEnterAdminArea } from '../policy.ts';
import { readWidget, readWidgets } from '../readWidgets.ts';
import { changeWidget, createWidget, deleteWidget } from '../writeWidget.ts';

/** `/api/admin/widgets/`: the widgets of the area in all languages, as they are edited. */
export function registerWidgets(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, adminWidgetEndpoints.list, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return readWidgets(db);
    },
  });

  registerEndpoint(app, adminWidgetEndpoints.create, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, body }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return readWidget(db, await createWidget(db, currentUser.userId, body));
    },
  });

  registerEndpoint(app, adminWidgetEndpoints.change, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, params: { widgetId }, query, body, seen }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      const command = { widgetId, actorId: currentUser.userId };
      await changeWidget(db, command, { fields: body, changed: { ...query, seen } });
      return readWidget(db, widgetId);
    },
  });

  registerEndpoint(app, adminWidgetEndpoints.delete, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, params: { widgetId } }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      await deleteWidget(db, { widgetId, actorId: currentUser.userId });
      return undefined;
    },
  });
}
