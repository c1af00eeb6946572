import type { UserProfile } from '@learn/contracts';
import { namedEmployer } from '@learn/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notLoggedIn } from '../errors.ts';
import { users } from './tables.ts';

const profileOf = perDatabase((db) => {
  const { passwordHash: _, ...columns } = getTableColumns(users);
  return db
    .select({ user: columns, expertIn: courseSessionUsers.courseSessionId })
    .from(users)
    .leftJoin(
      courseSessionUsers,
      and(eq(courseSessionUsers.userId, users.id), eq(courseSessionUsers.role, 'EXPERT')),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(courseSessionUsers.createdAt, courseSessionUsers.id)
    .prepare('profile');
});

/** The current user as presented to themselves (specification §3, User). */
export async function presentUser(
  db: Database,
  { userId }: Pick<CurrentUser, 'userId'>,
): Promise<UserProfile> {
  const rows = await profileOf(db).execute({ userId });
  const user = rows[0]?.user;
  if (user === undefined) throw notLoggedIn();
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    vbv_id: user.vbvId,
    avatar_url: user.avatarUrl,
    is_superuser: user.isSuperuser,
    has_vbv_admin_access: user.hasVbvAdminAccess,
    organisation: namedEmployer({ confirmed: user.organisationId, claimed: user.claimedOrganisationId }),
    organisation_confirmed: user.organisationId !== null,
    course_session_experts: rows.flatMap(({ expertIn }) => expertIn ?? []),
    loggedIn: true,
    language: user.language,
    invoice_address: user.invoiceAddress,
    street: user.street,
    street_number: user.streetNumber,
    postal_code: user.postalCode,
    city: user.city,
    country: user.country,
    birth_date: user.birthDate,
    phone_number: user.phoneNumber,
    organisation_detail_name: user.organisationDetailName,
    organisation_street: user.organisationStreet,
    organisation_street_number: user.organisationStreetNumber,
    organisation_postal_code: user.organisationPostalCode,
    organisation_city: user.organisationCity,
    organisation_country: user.organisationCountry,
    chosen_profile: user.chosenProfileId,
    course_option: user.chosenCourseOption,
    show_member_product_tour: user.showMemberProductTour,
  };
}
