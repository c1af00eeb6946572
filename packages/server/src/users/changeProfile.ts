import type { UserProfile } from '@learn/contracts';
import type { coreEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { profileProblems, zurichDay } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { FieldProblem } from '../errorMessages.ts';
import { validationFailed } from '../errors.ts';
import { organisations } from '../organisations/tables.ts';
import { writeEmployer } from '../organisations/writeEmployer.ts';
import { normalPhoneNumber } from './normalPhoneNumber.ts';
import { presentUser } from './presentUser.ts';
import { users } from './tables.ts';

export type ProfileChange = EndpointBody<typeof coreEndpoints.changeMe>;

/**
 * Changes the sent fields of the own profile (specification §3, domain decisions §16), all or none. Another employer is a
 * claim (domain decisions §4).
 * @throws validation_failed with every faulty field
 */
export async function changeProfile(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId'>,
  change: ProfileChange,
): Promise<UserProfile> {
  if (Object.keys(change).length === 0) return presentUser(db, currentUser);
  const profile = { ...(await presentUser(db, currentUser)), ...change };
  const problems = new Map<string, FieldProblem>(
    profileProblems(profile, new Set(Object.keys(change)), zurichDay(new Date())),
  );
  const phoneNumber = change.phone_number && normalPhoneNumber(change.phone_number);
  if (change.phone_number && phoneNumber === undefined) problems.set('phone_number', 'phone_number');
  if (change.organisation != null && !(await isOrganisation(db, change.organisation))) {
    problems.set('organisation', 'invalid');
  }
  if (change.chosen_profile && !(await isActiveProfile(db, change.chosen_profile))) {
    problems.set('chosen_profile', 'invalid');
  }
  if (change.course_option != null && !(await isCourseOption(db, change.course_option))) {
    problems.set('course_option', 'invalid');
  }
  if (problems.size > 0) {
    throw validationFailed([...problems].map(([field, problem]) => ({ field, problems: [problem] })));
  }
  const { organisation } = change;
  // Drizzle leaves columns of undefined out of the statement.
  const columns = {
    language: change.language,
    showMemberProductTour: change.show_member_product_tour,
    firstName: change.first_name,
    lastName: change.last_name,
    invoiceAddress: change.invoice_address,
    street: change.street,
    streetNumber: change.street_number,
    postalCode: change.postal_code,
    city: change.city,
    country: change.country,
    birthDate: change.birth_date,
    phoneNumber,
    organisationDetailName: change.organisation_detail_name,
    organisationStreet: change.organisation_street,
    organisationStreetNumber: change.organisation_street_number,
    organisationPostalCode: change.organisation_postal_code,
    organisationCity: change.organisation_city,
    organisationCountry: change.organisation_country,
    chosenProfileId: change.chosen_profile,
    chosenCourseOption: change.course_option,
  };
  await db.transaction(async (transaction) => {
    if (organisation !== undefined) await writeEmployer(transaction, currentUser.userId, organisation);
    if (Object.values(columns).every((value) => value === undefined)) return;
    await transaction.update(users).set(columns).where(eq(users.id, currentUser.userId));
  });
  return presentUser(db, currentUser);
}

async function isOrganisation(db: Database, id: string): Promise<boolean> {
  return (await db.$count(organisations, eq(organisations.id, id))) > 0;
}

async function isActiveProfile(db: Database, id: string): Promise<boolean> {
  return (await db.$count(courseProfiles, and(eq(courseProfiles.id, id), courseProfiles.active))) > 0;
}

/** Of any course: who has no place yet has no course either. */
async function isCourseOption(db: Database, option: string): Promise<boolean> {
  const circle = JSON.stringify({ course_options: [option] });
  const found = and(
    eq(pages.contentType, 'learnpath.Circle'),
    pages.live,
    sql`${pages.data} @> ${circle}::jsonb`,
  );
  return (await db.$count(pages, found)) > 0;
}
