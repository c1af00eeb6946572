import { useState } from 'react';
import { type Problem, problemOf } from '../problemOf.ts';
import { saveFile } from '../rest/saveFile.ts';

/** Files that a part of a page offers, one on its way at a time. */
export interface Downloads<Name extends string> {
  /** the one on its way */
  readonly running: Name | undefined;
  /** of the last one: it was saved, there is nothing for the caller in it, or it did not arrive */
  readonly outcome: 'saved' | 'nothing' | 'failed' | undefined;
  /** what was said of a file that did not arrive */
  readonly problem: Problem | undefined;
  /** Asks for a file and puts it among the person's downloads; how it ended is told by `outcome`. */
  readonly download: (name: Name, ask: () => Promise<File>) => Promise<void>;
}

/** Downloads with what a person has to know of them; `rest.file` asks for a file. */
export function useDownloads<Name extends string>(): Downloads<Name> {
  const [running, setRunning] = useState<Name>();
  const [outcome, setOutcome] = useState<Downloads<Name>['outcome']>();
  const [problem, setProblem] = useState<Problem>();
  const download = async (name: Name, ask: () => Promise<File>) => {
    setRunning(name);
    setOutcome(undefined);
    setProblem(undefined);
    try {
      saveFile(await ask());
      setOutcome('saved');
    } catch (error) {
      const said = problemOf(error);
      setProblem(said);
      setOutcome(said.status === 404 ? 'nothing' : 'failed');
    } finally {
      setRunning(undefined);
    }
  };
  return { running, outcome, problem, download };
}
