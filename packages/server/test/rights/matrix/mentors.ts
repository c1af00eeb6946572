import { endpoints } from '@learn/contracts';
import type { CastMember } from '../../factories.ts';
import type { TestClient } from '../../testClient.ts';
import { askList, done, insiders, type MatrixRow, without } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const headers = { 'x-csrftoken': 'token-of-the-test' };
const inviting = ['member', 'fellow'] as const;

function address(path: string, { cast }: RightsWorld): string {
  return path
    .replace(':courseSessionId', cast.session.id)
    .replace(':courseId', cast.course.id)
    .replace(':unitId', cast.de['basics-unit'])
    .replace(':userId', cast.people.member.id);
}

const remove = async (client: TestClient, url: string) =>
  done(await client.send({ method: 'DELETE', url, headers }));

/** Mentors see their own mentees; a person without any finds nothing. */
const menteeCall = (path: string, allowed: readonly CastMember[]): MatrixRow => ({
  resource: 'persons list',
  act: 'read the own mentees and what they wait for',
  calls: `GET ${path}`,
  ask: async (client, world) => done(await client.get(address(path, world))),
  allowed,
});

const mentors = ['mentor', 'foreignMentor'] as const;

/** The round of feedback that a person reads; some id for who reads none. */
async function roundRead(client: TestClient, world: RightsWorld): Promise<string> {
  const answer = await client.get(address(endpoints.selfEvaluationFeedback.path, world));
  return answer.statusCode === 200 ? answer.json<{ id: string }>().id : world.cast.session.id;
}

export const mentorRows: readonly MatrixRow[] = [
  {
    resource: 'persons list',
    act: 'read the mentor of the member',
    calls: `GET ${endpoints.mentors.path}`,
    ask: (client, world) =>
      askList<object>(client, address(endpoints.mentors.path, world), (list) =>
        JSON.stringify(list).includes(world.cast.people.mentor.id),
      ),
    allowed: ['member', 'mentor', 'expert', 'supervisor', 'admin'],
  },
  {
    resource: 'own mentors',
    act: 'read the own invitations',
    calls: `GET ${endpoints.mentorInvitations.path}`,
    ask: async (client, world) => done(await client.get(address(endpoints.mentorInvitations.path, world))),
    allowed: inviting,
    refused: without(insiders, ...inviting),
  },
  {
    resource: 'own mentors',
    act: 'invite',
    calls: `POST ${endpoints.inviteMentor.path}`,
    ask: async (client, world) =>
      done(await client.post(address(endpoints.inviteMentor.path, world), { email: 'neu@example.org' })),
    allowed: inviting,
    refused: without(insiders, ...inviting),
  },
  {
    resource: 'own mentors',
    act: 'take an invitation of the member back',
    calls: `DELETE ${endpoints.revokeInvitation.path}`,
    ask: async (client, world) =>
      remove(client, `${address(endpoints.mentorInvitations.path, world)}?id=${await world.addInvitation()}`),
    allowed: ['member'],
    refused: without(insiders, ...inviting),
  },
  menteeCall(endpoints.mentees.path, mentors),
  menteeCall(endpoints.menteeCount.path, mentors),
  menteeCall(endpoints.openTasks.path, mentors),
  menteeCall(endpoints.openTaskCount.path, mentors),
  menteeCall(endpoints.menteeFeedbacks.path, mentors),
  {
    resource: 'self-assessment',
    act: 'ask the mentor for feedback',
    calls: `POST ${endpoints.requestSelfEvaluationFeedback.path}`,
    ask: async (client, world) =>
      done(
        await client.post(address(endpoints.requestSelfEvaluationFeedback.path, world), {
          mentor_id: world.cast.people.mentor.id,
        }),
      ),
    allowed: ['member'],
    refused: without(insiders, 'member'),
  },
  {
    resource: 'self-assessment',
    act: 'write feedback',
    calls: `PUT ${endpoints.giveSelfEvaluationFeedback.path}`,
    ask: async (client, world) =>
      done(
        await client.put(address(endpoints.giveSelfEvaluationFeedback.path, world), {
          feedback_id: await roundRead(client, world),
          criteria: [{ criterion_id: world.cast.de.criterion, assessment: 'SUCCESS' }],
          submitted: false,
        }),
      ),
    allowed: ['mentor'],
    refused: ['member'],
  },
  {
    resource: 'self-assessment',
    act: 'read feedback',
    calls: `GET ${endpoints.selfEvaluationFeedback.path}`,
    ask: async (client, world) =>
      done(await client.get(address(endpoints.selfEvaluationFeedback.path, world))),
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'self-assessment',
    act: 'list feedback',
    calls: `GET ${endpoints.selfEvaluationFeedbacks.path}`,
    ask: (client, world) =>
      askList<object>(
        client,
        address(endpoints.selfEvaluationFeedbacks.path, world),
        (list) => list.length > 0,
      ),
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'self-assessment',
    act: 'take the request for feedback back',
    calls: `DELETE ${endpoints.withdrawSelfEvaluationFeedback.path}`,
    ask: (client, world) => remove(client, address(endpoints.withdrawSelfEvaluationFeedback.path, world)),
    allowed: ['member'],
    refused: without(insiders, 'member'),
  },
  {
    resource: 'own mentors',
    act: 'remove the mentor of the member',
    calls: `DELETE ${endpoints.leaveMentor.path}`,
    ask: async (client, world) => {
      const answer = await remove(
        client,
        endpoints.leaveMentor.path
          .replace(':courseSessionId', world.cast.session.id)
          .replace(':userId', world.cast.people.mentor.id),
      );
      await world.joinMentor();
      return answer;
    },
    // The mentor leaves; of the others those who might remove a mentor of their own find none.
    allowed: ['member', 'mentor'],
    refused: without(insiders, 'member', 'mentor', 'fellow', 'foreignMentor'),
  },
];
