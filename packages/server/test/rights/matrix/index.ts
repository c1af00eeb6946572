import type { MatrixRow } from '../matrixRow.ts';
import { adminRows } from './admin.ts';
import { adminAreaRows } from './adminArea.ts';
import { adminContentRows } from './adminContents.ts';
import { adminPeopleRows } from './adminPeople.ts';
import { assignmentRows } from './assignments.ts';
import { attendanceRows } from './attendance.ts';
import { certificateRows } from './certificates.ts';
import { cohortRows } from './cohorts.ts';
import { courseRows } from './courses.ts';
import { documentRows } from './documents.ts';
import { employerRows } from './employers.ts';
import { examRows } from './exams.ts';
import { feedbackRows } from './feedback.ts';
import { markingRows } from './marking.ts';
import { mediaRows } from './media.ts';
import { mentorRows } from './mentors.ts';
import { messageRows } from './messages.ts';
import { personRows } from './persons.ts';
import { releaseRows } from './releases.ts';
import { statisticsRows } from './statistics.ts';

/** The table of rights of the domain decisions (§4), as calls. */
export const matrix: readonly MatrixRow[] = [
  ...courseRows,
  ...markingRows,
  ...assignmentRows,
  ...attendanceRows,
  ...feedbackRows,
  ...examRows,
  ...certificateRows,
  ...documentRows,
  ...personRows,
  ...cohortRows,
  // before mentors leave: who accompanies nobody any more is not enrolled either
  ...messageRows,
  ...mediaRows,
  ...mentorRows,
  ...statisticsRows,
  ...employerRows,
  ...adminRows,
  ...adminAreaRows,
  ...adminPeopleRows,
  ...releaseRows,
  ...adminContentRows,
];
