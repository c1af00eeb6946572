import { createHash } from 'node:crypto';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationsOf } from './operations.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const words = (query: string) => print(parse(query));

describe('operationsOf', () => {
  it('finds none where there are none', async () => {
    await expect(operationsOf(await temporaryFolder())).resolves.toEqual({});
  });

  it('adds __typename to every selection but the outermost, as the data client does', async () => {
    const folder = await temporaryFolder({
      'src/course/course.graphql':
        'query Course($slug: String!) { course(slug: $slug) { id circles { title } } }',
    });
    const { Course } = await operationsOf(folder);
    expect(Course?.query).toBe(
      words(
        'query Course($slug: String!) { course(slug: $slug) { id circles { title __typename } __typename } }',
      ),
    );
    expect(Course?.hash).toBe(
      createHash('sha256')
        .update(Course?.query ?? '')
        .digest('hex'),
    );
  });

  it('adds none where one is asked for', async () => {
    const folder = await temporaryFolder({ 'src/a.graphql': 'query A { course { __typename id } }' });
    expect((await operationsOf(folder)).A?.query).toBe(words('query A { course { __typename id } }'));
  });

  it('brings the fragments in use, also of other files and of fragments, each once', async () => {
    const folder = await temporaryFolder({
      'src/a.graphql': 'query A { first { ...Circle } second { ...Circle } }\nquery B { first { id } }',
      'src/parts/circle.graphql': 'fragment Circle on Circle { id unit { ...Unit } }',
      'src/parts/unit.graphql': 'fragment Unit on Unit { title }\nfragment Unused on Unit { id }',
    });
    const { A, B } = await operationsOf(folder);
    expect(A?.query.match(/fragment \w+/g)).toEqual(['fragment Circle', 'fragment Unit']);
    expect(B?.query).not.toContain('fragment');
  });

  it('stands fragments that name each other', async () => {
    const folder = await temporaryFolder({
      'src/a.graphql':
        'query A { page { ...Page } }\nfragment Page on Page { child { ...Child } }\nfragment Child on Page { page { ...Page } }',
    });
    expect((await operationsOf(folder)).A?.query.match(/fragment \w+ on/g)).toHaveLength(2);
  });

  it.each([
    ['without a name', { 'src/a.graphql': '{ course { id } }' }, /has no name/],
    [
      'of the same name',
      { 'src/a.graphql': 'query A { x { id } }', 'src/b.graphql': 'query A { y { id } }' },
      /Two operations in .* are called A/,
    ],
    [
      'with fragments of the same name',
      {
        'src/a.graphql': 'query A { x { ...F } }\nfragment F on X { id }',
        'src/b.graphql': 'fragment F on X { title }',
      },
      /Two fragments in .* are called F/,
    ],
    [
      'with an unknown fragment',
      { 'src/a.graphql': 'query A { x { ...F } }' },
      /A in .* uses the fragment F/,
    ],
    ['that are none', { 'src/a.graphql': 'query {' }, /Syntax Error/],
  ])('refuses operations %s', async (_name, files, message) => {
    await expect(operationsOf(await temporaryFolder(files))).rejects.toThrow(message);
  });
});
