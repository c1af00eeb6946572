import { coreCalls } from '@learn/contracts/calls';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { presentUser } from './presentUser.ts';
import { users } from './tables.ts';

const ownProfile = ownOnly('Everybody reads and changes the own profile only.');

/** `GET /api/core/me/` and `PUT /api/core/me/` */
export function registerMe(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, coreCalls.me, {
    policy: ownProfile,
    handle: ({ visitor }) => presentUser(db, visitor),
  });

  registerCall(app, coreCalls.changeMe, {
    policy: ownProfile,
    handle: async ({ visitor, body }) => {
      if (Object.keys(body).length > 0) {
        const { language, show_member_product_tour: showMemberProductTour } = body;
        // Columns of undefined are left out of the statement.
        await db.update(users).set({ language, showMemberProductTour }).where(eq(users.id, visitor.userId));
      }
      return presentUser(db, visitor);
    },
  });
}
