import { expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { createCast, enrol } from '../../../test/factories.ts';
import { startTestServer } from '../../../test/testServer.ts';
import { completions } from '../../completions/tables.ts';

test('a criterion is assessed per session, without one the newest answer of all counts', async () => {
  await using server = await startTestServer();
  const { db } = server;
  const { people, session, elsewhere, course, keys } = await createCast(db);
  await enrol(db, { userId: people.member.id, courseSessionId: elsewhere.id });
  const common = {
    userId: people.member.id,
    translationKey: keys.criterion,
    pageType: 'competence.PerformanceCriterion',
  };
  await db.insert(completions).values([
    { ...common, courseSessionId: session.id, completionStatus: 'FAIL', updatedAt: new Date(1) },
    { ...common, courseSessionId: elsewhere.id, completionStatus: 'SUCCESS', updatedAt: new Date(2) },
  ]);
  const client = await server.login(people.member.username);
  const query = `query ($slug: String!, $here: ID, $there: ID, $nowhere: ID) { circle(course_slug: $slug, slug: "basics") {
    learning_sequences { learning_units { performance_criteria { newest: completion_status
      here: completion_status(course_session_id: $here) there: completion_status(course_session_id: $there)
      nowhere: completion_status(course_session_id: $nowhere) } } } } }`;
  const variables = { slug: course.slug, here: session.id, there: elsewhere.id.toUpperCase(), nowhere: 'x' };
  const ask = () => askGraphql(client, query, variables);
  const { data } = await ask();
  expect(data).toMatchObject({
    circle: {
      learning_sequences: [
        {
          learning_units: [
            {
              performance_criteria: [
                { newest: 'SUCCESS', here: 'FAIL', there: 'SUCCESS', nowhere: 'UNKNOWN' },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(await countStatements(db, ask)).toBe(4);
});
