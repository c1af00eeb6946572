import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchDocument } from './searchDocument.ts';
import { createVocabulary } from './vocabulary.ts';
import { counts, endingsOf, foldWord, formsOf, wordsOf } from './words.ts';

/** Most words of a question, and most letters of a word, that count: what is asked never takes long. */
const mostWords = 8;
const longestWord = 40;

/**
 * Most occurrences of words that a question may look at because they begin as one of its words. What begins more often, as
 * «ve» in a German course, is found where the word stands by itself, and where a title begins so.
 */
const mostBeginnings = 30_000;

/** Documents that are added before others get a turn. */
const atOnce = 20;

/** `inner`: what stands inside the long words of the title, so that «Haftpflicht» finds «Privathaftpflicht». */
const ofTitle = ['title', 'inner'] as const;
const fields = [...ofTitle, 'place', 'description', 'text'] as const;

type Field = (typeof fields)[number];

export interface Hit {
  readonly document: SearchDocument;
  /** folded words of the document that were found */
  readonly found: ReadonlySet<string>;
}

/** The part of a course that a person searches. */
export interface Reach {
  /** undefined for what is not there for them */
  readonly partOf: (document: SearchDocument) => 'all' | 'title' | undefined;
}

/** Finds contents of one course in one language, the best first. */
export interface CourseIndex {
  readonly size: number;
  readonly search: (question: string, reach: Reach) => Hit[];
}

/** How far a document may be from what was asked. */
interface Forgiveness {
  readonly mistakes: boolean;
  readonly combineWith: 'AND' | 'OR';
}

/** What is tried one after the other until something is found. */
const attempts: readonly Forgiveness[] = [
  { mistakes: false, combineWith: 'AND' },
  { mistakes: true, combineWith: 'AND' },
  { mistakes: true, combineWith: 'OR' },
];

/**
 * A word is found where one begins so. All words must be found in a document; where no document has them, a word from five
 * letters on may be written with a mistake, from nine on with two; and where that finds nothing either, some of the
 * words are enough. Documents with all words in the title come first.
 */
export async function createCourseIndex(documents: readonly SearchDocument[]): Promise<CourseIndex> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const vocabulary = createVocabulary();
  const index = new MiniSearch<SearchDocument>({
    fields: [...fields],
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    extractField: (document, field) =>
      document[field === 'inner' ? 'title' : (field as Exclude<Field, 'inner'>)],
    processTerm: (word, field) => {
      const forms = formsOf(word.slice(0, longestWord)).filter(counts);
      return (field === 'inner' ? forms.flatMap(endingsOf) : forms).map(vocabulary.add);
    },
    searchOptions: {
      tokenize: (question) => question.split(' '),
      processTerm: (word) => word,
      boost: { title: 6, inner: 2, place: 1.5, description: 2 },
      prefix: true,
      weights: { prefix: 0.6, fuzzy: 0.25 },
    },
  });
  await index.addAllAsync(documents, { chunkSize: atOnce });

  /** @param most occurrences that may be looked at */
  function queryOf(word: string, most: number): Query {
    if (vocabulary.occurrences(word) <= most) return word;
    const inTitle = { queries: [word], fields: ['title'], prefix: true, fuzzy: false };
    return { combineWith: 'OR', queries: [{ queries: [word], prefix: false, fuzzy: false }, inTitle] };
  }

  function find(words: readonly string[], { partOf }: Reach, { mistakes, combineWith }: Forgiveness): Hit[] {
    const queries = words.map((word) => queryOf(word, mostBeginnings / words.length));
    const among = (part: 'all' | 'title', options: SearchOptions) => {
      const ids = new Set(documents.filter((document) => partOf(document) === part).map(({ id }) => id));
      if (ids.size === 0) return [];
      return index.search(
        { queries, combineWith },
        { ...options, fuzzy: mistakes && distanceOf, filter: ({ id }) => ids.has(id) },
      );
    };
    const found = [...among('all', {}), ...among('title', { fields: [...ofTitle] })];
    return rank(found, words).flatMap(({ id, terms }) => {
      const document = byId.get(id);
      return document === undefined ? [] : [{ document, found: new Set(terms) }];
    });
  }

  function rank(found: readonly SearchResult[], words: readonly string[]): SearchResult[] {
    return found
      .map((result) => ({ result, inTitle: titleHasAll(byId.get(result.id)?.title ?? '', words) }))
      .sort(
        (left, right) =>
          Number(right.inTitle) - Number(left.inTitle) || right.result.score - left.result.score,
      )
      .map(({ result }) => result);
  }

  return {
    size: documents.length,
    search(question, reach) {
      const words = wordsToFind(question);
      if (words.length === 0) return [];
      for (const forgiveness of attempts) {
        const hits = find(words, reach, forgiveness);
        if (hits.length > 0) return hits;
      }
      return [];
    },
  };
}

/**
 * Letters that may be wrong, missing or too many; two letters that changed places are two. So few for the length of the word that
 * another word is not taken for it: «qwertz» is no «Wert», and «zurich» no «zurück».
 */
function distanceOf(word: string): number | false {
  if (word.length < 5) return false;
  return word.length < 9 ? 1 : 2;
}

function wordsToFind(question: string): string[] {
  const words = wordsOf(question).map((word) => foldWord(word.text).slice(0, longestWord));
  return [...new Set(words.filter(counts))].slice(0, mostWords);
}

function titleHasAll(title: string, words: readonly string[]): boolean {
  const forms = wordsOf(title).flatMap((word) => formsOf(word.text));
  return words.every((word) => forms.some((form) => form.startsWith(word)));
}
