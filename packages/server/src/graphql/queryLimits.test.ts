import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { limitQueries, maximumCost, maximumDepth, maximumRootFields } from './queryLimits.ts';
import { schema } from './schema.ts';

const problems = (query: string) =>
  validate(schema, parse(query), [limitQueries]).map(({ message }) => message);

/** A path whose course names its path whose course …, two levels a turn, and a leaf. */
const nested = (turns: number) =>
  `{ learning_path(id: "1") ${'{ course { learning_path '.repeat(turns)}{ id }${' } }'.repeat(turns)} }`;

const wholeContents = `topics { circles { learning_sequences { learning_units { learning_contents {
  id title slug minutes description frontend_url content_type language live translation_key } } } } }`;

test('what the pages ask for is allowed', () => {
  expect(problems(`{ learning_path(id: "1") { id ${wholeContents} } }`)).toEqual([]);
});

test('depth ends at its limit', () => {
  const turns = Math.floor((maximumDepth - 2) / 2);
  expect(problems(nested(turns))).toEqual([]);
  expect(problems(nested(turns + 1))).toEqual([
    `The query is ${maximumDepth + 1} levels deep, at most ${maximumDepth} are allowed.`,
  ]);
});

test('the same tree again and again costs too much', () => {
  const aliases = Array.from(
    { length: 30 },
    (_, index) => `a${index}: learning_path(id: "1") { ${wholeContents} }`,
  );
  const [problem] = problems(`{ ${aliases.join(' ')} }`);
  expect(problem).toMatch(new RegExp(`^The query costs \\d+, at most ${maximumCost} are allowed\\.$`));
});

test('root fields end at their limit, also behind fragments', () => {
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: course(id: "1") { id }`).join(' ');
  const tooMany = `The query has ${maximumRootFields + 1} root fields, at most ${maximumRootFields} are allowed.`;
  expect(problems(`{ ${aliases(maximumRootFields)} }`)).toEqual([]);
  expect(problems(`{ ${aliases(maximumRootFields + 1)} }`)).toEqual([tooMany]);
  const hidden = `{ __typename ...f } fragment f on Query { ... on Query { ${aliases(maximumRootFields)} } }`;
  expect(problems(hidden)).toEqual([tooMany]);
});

test('fragments count where they are used, also fragments of fragments', () => {
  const doubling = Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on LearningPath { ...f${index + 1} ...f${index + 1} }`,
  );
  const query = `{ learning_path(id: "1") { ...f0 } } ${doubling.join(' ')} fragment f40 on LearningPath { id }`;
  expect(problems(query)).toHaveLength(1);
});

test('fragments in a circle do not hang', () => {
  expect(
    problems(
      '{ learning_path(id: "1") { ...a } } fragment a on LearningPath { id ...b } fragment b on LearningPath { ...a }',
    ),
  ).toEqual([]);
});

test('inline fragments count by their own type', () => {
  const query = `{ learning_content(course_slug: "a", circle_slug: "b", slug: "c") {
    ... on LearningContentVideo { transcript circle { id } } } }`;
  expect(problems(query)).toEqual([]);
});
