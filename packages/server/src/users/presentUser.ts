import type { UserProfile } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../authentication/visitor.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';

/** The visitor as the server presents him to himself (specification §3, User). */
export async function presentUser(db: Database, { user }: Visitor): Promise<UserProfile> {
  const expertIn = await db
    .select({ id: courseSessionUsers.courseSessionId })
    .from(courseSessionUsers)
    .where(and(eq(courseSessionUsers.userId, user.id), eq(courseSessionUsers.role, 'EXPERT')))
    .orderBy(courseSessionUsers.createdAt, courseSessionUsers.id);
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
    organisation: user.organisationId,
    course_session_experts: expertIn.map(({ id }) => id),
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
    show_member_product_tour: user.showMemberProductTour,
  };
}
