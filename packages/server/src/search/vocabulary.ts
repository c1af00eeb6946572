/** The words of an index, and how often each stands in it. */
export interface Vocabulary {
  /** counts a word and gives it back */
  readonly add: (word: string) => string;
  /** how often words stand in the index that begin so */
  readonly occurrences: (beginning: string) => number;
}

export function createVocabulary(): Vocabulary {
  const counted = new Map<string, number>();
  let sorted: Sorted | undefined;
  return {
    add(word) {
      counted.set(word, (counted.get(word) ?? 0) + 1);
      sorted = undefined;
      return word;
    },
    occurrences(beginning) {
      sorted ??= sort(counted);
      const from = sorted.placeOf(beginning);
      // Behind everything that begins so: no letter is behind this one.
      const to = sorted.placeOf(`${beginning}\uffff`);
      return (sorted.before[to] ?? 0) - (sorted.before[from] ?? 0);
    },
  };
}

interface Sorted {
  /** how often the words before a place stand in the index */
  readonly before: readonly number[];
  /** of the first word that is not before this one */
  readonly placeOf: (word: string) => number;
}

function sort(counted: ReadonlyMap<string, number>): Sorted {
  const words = [...counted.keys()].sort();
  const before = [0];
  for (const [place, word] of words.entries()) before.push((before[place] ?? 0) + (counted.get(word) ?? 0));
  return {
    before,
    placeOf(word) {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? '') < word) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
