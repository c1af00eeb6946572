import { type EmployerClaim, endpoints } from '@learn/contracts';
import { problemOf, reportError, rest, useRest } from '@learn/platform';
import { useState } from 'react';

export type Decision = 'confirm' | 'reject';

/** What became of the last decision. */
export interface Outcome {
  readonly claim: EmployerClaim;
  /** changed: there was nothing to decide any more */
  readonly kind: Decision | 'changed';
}

/** The employers that wait for a decision of this person, and the decision. */
export function useEmployerClaims() {
  const answer = useRest(endpoints.employerClaims, {});
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>();
  const all = answer.data?.claims ?? [];
  const claims = all.filter((claim) => !decided.has(keyOf(claim)));
  // what was decided here is in the answer until the next one comes
  const total = (answer.data?.total ?? 0) - (all.length - claims.length);

  /** @throws what failed, for the dialog that asked */
  async function decide(claim: EmployerClaim, decision: Decision): Promise<void> {
    const { user_id: userId, organisation } = claim;
    let kind: Outcome['kind'] = decision;
    try {
      await rest.send(endpoints.decideEmployerClaim, {
        params: { userId },
        body: { organisation, decision },
      });
    } catch (error) {
      if (problemOf(error).code !== 'not_found') {
        reportError(error, { area: 'employers' });
        throw error;
      }
      kind = 'changed';
      void answer.refresh();
    }
    setDecided((before) => new Set([...before, keyOf(claim)]));
    setOutcome({ claim, kind });
  }

  const { error, reload } = answer;
  return { error, reload, claims, total, outcome, decide };
}

/** A person may claim anew what was decided. */
function keyOf({ user_id, organisation, claimed_at }: EmployerClaim): string {
  return `${user_id} ${organisation} ${claimed_at}`;
}
