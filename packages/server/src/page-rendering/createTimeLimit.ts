export interface TimeLimit {
  /** Begins anew. */
  readonly begin: (milliseconds: number) => void;
  readonly end: () => void;
}

/**
 * A limit of time. Where the server itself was busy for so long, an answer lies there already and is read first.
 * @param onOver is called when the time is over
 */
export function createTimeLimit(onOver: () => void): TimeLimit {
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  function end(): void {
    clearTimeout(timer);
    clearImmediate(turn);
  }
  function begin(milliseconds: number): void {
    end();
    timer = setTimeout(() => {
      turn = setImmediate(onOver);
    }, milliseconds);
  }
  return { begin, end };
}
