import { endpoints } from '@learn/contracts';
import { loadableOf, problemOf, reportError, rest, useRest } from '@learn/platform';
import { useState } from 'react';

type Step = { readonly busy: string } | { readonly done: string } | { readonly failed: string } | undefined;

/** The devices on which the person is logged in; `everyOther` means all but this one. */
export const everyOther = 'every-other';

/** Lists the own devices and logs out on them. */
export function useDevices() {
  const answer = useRest(endpoints.loginSessions, {});
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step>();
  const devices = loadableOf(answer, (all) => all.filter(({ id }) => !gone.has(id)));

  /** @throws what failed, for the dialog that asked */
  const logOut = async (id: string): Promise<void> => {
    setStep({ busy: id });
    const ending =
      id === everyOther
        ? rest.send(endpoints.endLoginSessions)
        : rest.send(endpoints.endLoginSession, { params: { id } });
    try {
      // it has ended by itself meanwhile
      await ending.catch((failure: unknown) => {
        if (problemOf(failure).code !== 'not_found') throw failure;
      });
      const ended = id === everyOther ? (answer.data ?? []).filter(({ current }) => !current) : [{ id }];
      setGone((before) => new Set([...before, ...ended.map((device) => device.id)]));
      setStep({ done: id });
    } catch (failure) {
      reportError(failure, { area: 'devices' });
      setStep({ failed: id });
      throw failure;
    }
  };
  return { devices, step, logOut };
}
