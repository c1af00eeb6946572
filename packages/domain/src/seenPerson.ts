/** A row of a course's enrolments as a viewer gets it; `participant` is null in what is the viewer's own. */
interface EnrolmentRow {
  readonly role: string;
  readonly course_session_id: string;
  readonly participant: object | null;
}

type Seen<Row extends EnrolmentRow> = Row & { readonly participant: NonNullable<Row['participant']> };

/** Another person as a viewer meets them in a course; `own` where the viewer looks for themselves. */
export type SeenPerson<Row extends EnrolmentRow> =
  | { readonly own: true }
  | {
      readonly own: false;
      /** the one that is shown */
      readonly enrolment: Seen<Row>;
      /** all that the viewer may look at, the oldest first */
      readonly enrolments: readonly Seen<Row>[];
    };

/**
 * Whom a profile page shows (specification §2, profile/{userId}); undefined where the viewer sees no such participant.
 * @param rows enrolments of the person in the course, the oldest first
 * @param preferred ids of course sessions, the most wanted first; without a match the person's newest session counts
 */
export function seenPerson<Row extends EnrolmentRow>(
  rows: readonly Row[],
  preferred: readonly (string | undefined)[],
): SeenPerson<Row> | undefined {
  const enrolments = rows.filter(isOfParticipant);
  const inSession = (id: string | undefined) =>
    enrolments.find(({ course_session_id }) => course_session_id === id);
  const enrolment = preferred.map(inSession).find((found) => found !== undefined) ?? enrolments.at(-1);
  if (enrolment) return { own: false, enrolment, enrolments };
  return rows.some(({ role }) => role === 'MEMBER') ? { own: true } : undefined;
}

function isOfParticipant<Row extends EnrolmentRow>(row: Row): row is Seen<Row> {
  return row.participant !== null;
}
