import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { courseType, day, id, requiredLine } from './fields.ts';

/** Supervisors are not enrolled; their regions say which sessions they lead. */
export const enrolmentRole = z.enum(['MEMBER', 'EXPERT', 'LEARNING_MENTOR']);
export const organisationRole = z.enum(['Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte']);

const circleIds = z.array(id).max(500).meta({ description: 'translation keys of circles; for EXPERT' });
const menteeIds = z
  .array(id)
  .max(5000)
  .meta({ description: 'participants of the session; for LEARNING_MENTOR' });

const titled = z.strictObject({ id, title: z.string() });

export const enrolmentEndpoints = {
  enrol: defineEndpoint({
    ...table.enrol,
    summary: 'Enrols a person in a course session, with a role.',
    body: z.strictObject({
      user_id: id,
      course_session_id: id,
      role: enrolmentRole,
      circle_ids: circleIds.default([]),
      mentee_ids: menteeIds.default([]),
    }),
    answer: json(z.strictObject({ id })),
    errors: ['mentor_is_fellow'],
  }),
  change: defineEndpoint({
    ...table.changeEnrolment,
    summary: 'Changes the circles of an expert or the mentees of a learning mentor.',
    params: z.strictObject({ id }),
    body: z.strictObject({ circle_ids: circleIds.optional(), mentee_ids: menteeIds.optional() }),
    answer: empty,
  }),
  end: defineEndpoint({
    ...table.endEnrolment,
    summary:
      'Ends an enrolment. What the person has done in the session stays, and counts again if they come back.',
    params: z.strictObject({ id }),
    answer: empty,
  }),
  options: defineEndpoint({
    ...table.enrolmentOptions,
    summary: 'The circles and the participants of a session, for the roles in it.',
    params: z.strictObject({ courseSessionId: id }),
    answer: json(
      z.strictObject({
        circles: z.array(titled).max(500),
        members: z.array(z.strictObject({ user_id: id, name: z.string() })).max(5000),
      }),
    ),
  }),
  roleOptions: defineEndpoint({
    ...table.roleOptions,
    summary: 'Courses with their regions and latest sessions, to choose roles from.',
    answer: json(
      z
        .array(
          z.strictObject({
            id,
            title: z.string(),
            course_type: courseType,
            regions: z.array(z.string()).max(1000),
            sessions: z.array(z.strictObject({ ...titled.shape, start_date: day, end_date: day })).max(500),
          }),
        )
        .max(1000),
    ),
  }),
  regions: defineEndpoint({
    ...table.changeRegions,
    summary: 'Says which regions of a course a supervisor leads; none takes the role away.',
    params: z.strictObject({ id }),
    body: z.strictObject({ course_id: id, regions: z.array(requiredLine(200)).max(200) }),
    answer: empty,
  }),
  addOrganisationRole: defineEndpoint({
    ...table.addOrganisationRole,
    summary: 'Gives a role beside the sessions: for the people of an organisation, or exams, in a course.',
    params: z.strictObject({ id }),
    body: z.strictObject({
      role: organisationRole,
      course_id: id,
      organisation: z
        .string()
        .max(500)
        .nullable()
        .meta({ description: 'null for Prüfungsexperte, and only there' }),
    }),
    answer: json(z.strictObject({ id })),
  }),
  endOrganisationRole: defineEndpoint({
    ...table.endOrganisationRole,
    summary: 'Takes a role beside the sessions away.',
    params: z.strictObject({ id }),
    answer: empty,
  }),
};
