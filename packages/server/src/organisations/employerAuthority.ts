import { and, eq, isNotNull } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { organisationRoles } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import type { EmployerAuthority } from './policy.ts';

/** For which organisations the current user decides who works there. */
export async function readEmployerAuthority(
  db: Database,
  { userId, user }: CurrentUser,
): Promise<EmployerAuthority> {
  const roles = await db
    .selectDistinct({ organisationId: organisationRoles.organisationId })
    .from(organisationRoles)
    .where(
      and(
        eq(organisationRoles.userId, userId),
        eq(organisationRoles.role, 'Ausbildungsverantwortlicher'),
        isNotNull(organisationRoles.organisationId),
      ),
    );
  return {
    userId,
    isAdmin: user.hasVbvAdminAccess,
    organisationIds: roles.flatMap(({ organisationId }) => organisationId ?? []),
  };
}
