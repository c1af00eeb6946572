import { restPaths } from '@learn/contracts';
import { languages } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireVisitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';
import { parseBody } from '../parse.ts';
import { presentUser } from './presentUser.ts';
import { users } from './tables.ts';

const profileChange = z.strictObject({
  language: z.enum(languages).optional(),
  show_member_product_tour: z.boolean().optional(),
});

/** `GET /api/core/me/` and `PUT /api/core/me/`: a person reads and changes only herself. */
export function registerMe(app: FastifyInstance, { db }: ServerContext): void {
  app.get(restPaths.me, async (request, reply) => {
    const visitor = requireVisitor(request);
    return reply.header('cache-control', 'no-store').send(await presentUser(db, visitor));
  });

  app.put(restPaths.me, async (request, reply) => {
    const visitor = requireVisitor(request);
    const change = parseBody(profileChange, request.body);
    if (Object.keys(change).length > 0) {
      const { language, show_member_product_tour: showMemberProductTour } = change;
      // Columns of undefined are left out of the statement.
      await db.update(users).set({ language, showMemberProductTour }).where(eq(users.id, visitor.userId));
    }
    return reply.header('cache-control', 'no-store').send(await presentUser(db, visitor));
  });
}
