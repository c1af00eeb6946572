import type { CircleDocument, CourseSession } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { AddressFrame, inlinedOperation, renderRemote, resetPerson } from '@learn/testing';
import { configure, type RenderResult } from '@testing-library/react';
import {
  AttendanceDaysDocument,
  type AttendanceDaysQuery,
  CircleFeedbackDocument,
  type CircleFeedbackQuery,
  CockpitAssignmentDocument,
  type CockpitAssignmentQuery,
  CockpitDocument,
  CockpitDocumentsDocument,
  type CockpitDocumentsQuery,
  CockpitPersonDocument,
  type CockpitPersonQuery,
  type CockpitQuery,
  EvaluationDocument,
  type EvaluationQuery,
} from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { evaluationVariables } from './evaluation.ts';
import { feedbackVariables } from './feedback.ts';
import { personVariables } from './person.ts';
import { courseSessionId, courseSlug, expertSession } from './session.ts';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

interface CockpitWorld {
  /** below `/course/…/cockpit`, with its slash, or below `area` */
  readonly address: string;
  readonly area?: 'assignment-evaluation';
  /** of Ana in the assignment «police» */
  readonly evaluation?: EvaluationQuery | undefined;
  /** undefined leaves the question to the network */
  readonly cockpit?: CockpitQuery['cockpit'] | undefined;
  /** of the assignment «police»; undefined leaves the question to the network */
  readonly assignment?: CockpitAssignmentQuery['cockpit'] | undefined;
  /** of the circle «Fahrzeug»; undefined leaves the question to the network */
  readonly feedback?: CircleFeedbackQuery | undefined;
  /** Bruno in «Fahrzeug»; undefined leaves the question to the network */
  readonly person?: CockpitPersonQuery | undefined;
  /** undefined leaves the question to the network */
  readonly documentCircles?: CockpitDocumentsQuery | undefined;
  /** of the session; undefined leaves the question to the network */
  readonly documents?: readonly CircleDocument[];
  /** null for one that does not exist; undefined leaves the question to the network */
  readonly session?: AttendanceDaysQuery['course_session'] | undefined;
  /** as the person has it: the expert's when left out */
  readonly own?: CourseSession;
  /** further ones of the person */
  readonly others?: readonly CourseSession[];
  readonly language?: Language;
}

/** Opens a page of this remote as the expert of a session. */
export async function renderCockpit(world: CockpitWorld): Promise<RenderResult> {
  const {
    address,
    cockpit,
    assignment,
    feedback,
    session,
    own = expertSession,
    others = [],
    language = 'de',
  } = world;
  const { area = 'cockpit', evaluation } = world;
  const { person, documentCircles, documents } = world;
  const variables = { course_session_id: courseSessionId };
  resetPerson();
  return renderRemote({
    remote,
    frame: AddressFrame,
    address: `/course/${courseSlug}/${area}${address}`,
    language,
    parts: ['attendance', 'documents', 'evaluation', 'feedback', 'home', 'people', 'person', 'task'],
    courseSessions: [own, ...others],
    ...(documents && { rest: { [`/api/core/document/list/${courseSessionId}/`]: documents } }),
    operations: [
      ...(evaluation === undefined
        ? []
        : [inlinedOperation(EvaluationDocument, evaluationVariables(evaluation.assignment?.id), evaluation)]),
      ...(person === undefined ? [] : [inlinedOperation(CockpitPersonDocument, personVariables, person)]),
      ...(documentCircles === undefined
        ? []
        : [inlinedOperation(CockpitDocumentsDocument, variables, documentCircles)]),
      ...(session === undefined
        ? []
        : [inlinedOperation(AttendanceDaysDocument, variables, { course_session: session })]),
      ...(feedback === undefined
        ? []
        : [inlinedOperation(CircleFeedbackDocument, feedbackVariables, feedback)]),
      ...(assignment === undefined
        ? []
        : [
            inlinedOperation(
              CockpitAssignmentDocument,
              { ...variables, assignment_id: 'police' },
              { cockpit: assignment },
            ),
          ]),
      ...(cockpit === undefined ? [] : [inlinedOperation(CockpitDocument, variables, { cockpit })]),
    ],
  });
}
