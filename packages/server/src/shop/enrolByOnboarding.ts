import { fillPath, linkPatterns } from '@learn/contracts';
import { type CourseType, onboardingOrganisation } from '@learn/domain';
import type { Database } from '../database/database.ts';
import type { FieldProblem } from '../errorMessages.ts';
import { validationFailed } from '../errors.ts';
import { confirmEmployer, lockEmployer } from '../organisations/writeEmployer.ts';
import { enrolBuyer } from './enrolBuyer.ts';
import { findProduct } from './products.ts';

/**
 * Ends the onboarding of ag or et (specification §7): enrols in the session of the product, for which the association
 * pays, and enters the association as the organisation of who names no other one; the course vouches for it, so it is
 * confirmed. A repeat answers the same.
 * @param idOrCode of the product
 * @throws validation_failed for a product of another family, of a course that is not open for the onboarding, or one that
 *   cannot be had any more
 */
export async function enrolByOnboarding(
  db: Database,
  { userId, courseType }: { readonly userId: string; readonly courseType: CourseType },
  idOrCode: string,
) {
  return db.transaction(async (transaction) => {
    // The row of the person before their enrolment, as an order does it: else each could wait for the other.
    const employer = await lockEmployer(transaction, userId);
    const found = await findProduct(transaction, userId, idOrCode);
    if (found?.course.courseType !== courseType) throw refused('invalid');
    if (!found.course.openForOnboarding) throw refused('onboarding_closed');
    if (!(found.onSale || found.bought)) throw refused('invalid');
    const { session, course } = found;
    const enrolmentId = await enrolBuyer(transaction, { userId, courseSessionId: session.id }, userId);
    const organisationId = onboardingOrganisation(courseType);
    if (organisationId === undefined) throw new Error(`The onboarding of ${courseType} has no organisation.`);
    if (employer?.confirmed === null && (employer.claimed ?? organisationId) === organisationId) {
      await confirmEmployer(transaction, { userId, organisationId, actorId: null });
    }
    return {
      course_session_user_id: enrolmentId,
      course_session_id: session.id,
      redirect: fillPath(linkPatterns.learningPath, { courseSlug: course.slug }) ?? '',
    };
  });
}

const refused = (problem: FieldProblem) => validationFailed([{ field: 'product', problems: [problem] }]);
