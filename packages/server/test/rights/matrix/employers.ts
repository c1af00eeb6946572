import { endpoints } from '@learn/contracts';
import { done, type MatrixRow } from '../matrixRow.ts';

const resource = 'employer of a newcomer';

/** Who may say that the newcomer, who names the employer of the member, works there. */
const authorities = ['trainingResponsible', 'admin'] as const;

export const employerRows: readonly MatrixRow[] = [
  {
    resource,
    act: 'read the claim',
    calls: `GET ${endpoints.employerClaims.path}`,
    ask: async (client, { claimEmployer }) => {
      const userId = await claimEmployer();
      const answer = await client.get(endpoints.employerClaims.path);
      if (answer.statusCode !== 200) return answer.statusCode;
      const { claims } = answer.json<{ readonly claims: readonly { readonly user_id: string }[] }>();
      return claims.some(({ user_id }) => user_id === userId) ? 200 : 404;
    },
    allowed: authorities,
  },
  ...(['confirm', 'reject'] as const).map(
    (decision): MatrixRow => ({
      resource,
      act: decision,
      calls: `POST ${endpoints.decideEmployerClaim.path}`,
      ask: async (client, { claimEmployer, cast }) => {
        const path = endpoints.decideEmployerClaim.path.replace(':userId', await claimEmployer());
        return done(await client.post(path, { organisation: cast.employer, decision }));
      },
      allowed: authorities,
    }),
  ),
];
