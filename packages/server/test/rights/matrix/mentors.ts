import { restPaths } from '@learn/contracts';
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

/** Mentors have a look at their own mentees; whoever has none finds nothing. */
const menteeCall = (path: string, allowed: readonly CastMember[]): MatrixRow => ({
  resource: 'persons list',
  act: 'read the own mentees and what they wait for',
  calls: `GET ${path}`,
  ask: async (client, world) => done(await client.get(address(path, world))),
  allowed,
});

const mentors = ['mentor', 'foreignMentor'] as const;

export const mentorRows: readonly MatrixRow[] = [
  {
    resource: 'persons list',
    act: 'read the mentor of the member',
    calls: `GET ${restPaths.mentors}`,
    ask: (client, world) =>
      askList<object>(client, address(restPaths.mentors, world), (list) =>
        JSON.stringify(list).includes(world.cast.people.mentor.id),
      ),
    allowed: ['member', 'mentor', 'expert', 'supervisor', 'admin'],
  },
  {
    resource: 'own mentors',
    act: 'read the own invitations',
    calls: `GET ${restPaths.mentorInvitations}`,
    ask: async (client, world) => done(await client.get(address(restPaths.mentorInvitations, world))),
    allowed: inviting,
    refused: without(insiders, ...inviting),
  },
  {
    resource: 'own mentors',
    act: 'invite',
    calls: `POST ${restPaths.mentorInvitations}`,
    ask: async (client, world) =>
      done(await client.post(address(restPaths.mentorInvitations, world), { email: 'neu@example.org' })),
    allowed: inviting,
    refused: without(insiders, ...inviting),
  },
  {
    resource: 'own mentors',
    act: 'take an invitation of the member back',
    calls: `DELETE ${restPaths.mentorInvitations}`,
    ask: async (client, world) =>
      remove(client, `${address(restPaths.mentorInvitations, world)}?id=${await world.addInvitation()}`),
    allowed: ['member'],
    refused: without(insiders, ...inviting),
  },
  menteeCall(restPaths.mentees, mentors),
  menteeCall(restPaths.menteeCount, mentors),
  menteeCall(restPaths.openTasks, mentors),
  menteeCall(restPaths.openTaskCount, mentors),
  {
    resource: 'self-assessment',
    act: 'ask the mentor for feedback',
    calls: `POST ${restPaths.selfEvaluationFeedback}`,
    ask: async (client, world) =>
      done(
        await client.post(address(restPaths.selfEvaluationFeedback, world), {
          mentor_id: world.cast.people.mentor.id,
        }),
      ),
    allowed: ['member'],
    refused: without(insiders, 'member'),
  },
  {
    resource: 'self-assessment',
    act: 'write feedback',
    calls: `PUT ${restPaths.selfEvaluationFeedback}`,
    ask: async (client, world) =>
      done(
        await client.put(address(restPaths.selfEvaluationFeedback, world), {
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
    calls: `GET ${restPaths.selfEvaluationFeedback}`,
    ask: async (client, world) => done(await client.get(address(restPaths.selfEvaluationFeedback, world))),
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'self-assessment',
    act: 'list feedback',
    calls: `GET ${restPaths.selfEvaluationFeedbacks}`,
    ask: (client, world) =>
      askList<object>(client, address(restPaths.selfEvaluationFeedbacks, world), (list) => list.length > 0),
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'own mentors',
    act: 'remove the mentor of the member',
    calls: `DELETE ${restPaths.mentor}`,
    ask: async (client, world) => {
      const answer = await remove(
        client,
        restPaths.mentor
          .replace(':courseSessionId', world.cast.session.id)
          .replace(':userId', world.cast.people.mentor.id),
      );
      await world.joinMentor();
      return answer;
    },
    // The mentor himself leaves; of the others those who might remove a mentor of their own find none.
    allowed: ['member', 'mentor'],
    refused: without(insiders, 'member', 'mentor', 'fellow', 'foreignMentor'),
  },
];
