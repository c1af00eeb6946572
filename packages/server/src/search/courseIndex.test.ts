import { describe, expect, test } from 'vitest';
import { createCourseIndex, type Reach } from './courseIndex.ts';
import type { SearchDocument } from './searchDocument.ts';

const document = (id: string, texts: Partial<SearchDocument>): SearchDocument => ({
  id,
  title: '',
  place: '',
  description: '',
  text: '',
  ...texts,
  found: { kind: 'media', media: {} } as SearchDocument['found'],
});

const all: Reach = { partOf: () => 'all' };

const documents = [
  document('praemie', { title: 'Prämienvergleich', text: 'Der Selbstbehalt und die Größe der Summe.' }),
  document('kasko', {
    title: 'Teilkasko und Vollkaskoschutz',
    text: 'Hagel, Sturm und Diebstahl. Der Bonus bleibt.',
  }),
  document('franchise', { title: 'La franchise', description: 'Après l’été: l’évaluation du risque.' }),
  document('text', { title: 'Anderes', text: 'Hier steht von der Teilkasko etwas im Text.' }),
  document('coperture', { title: 'Le coperture', text: 'Perché la società paga così tardi?' }),
];

const index = await createCourseIndex(documents);
const find = (question: string, reach = all) => index.search(question, reach).map((hit) => hit.document.id);

describe('a search', () => {
  test.each([
    ['upper case', 'TEILKASKO', 'kasko'],
    ['the beginning of a word', 'prämienver', 'praemie'],
    ['no umlaut', 'pramienvergleich', 'praemie'],
    ['an umlaut written out', 'Praemienvergleich', 'praemie'],
    ['ss for ß', 'grösse', 'praemie'],
    ['ß and an umlaut written out', 'groesse', 'praemie'],
    ['ß itself', 'Größe', 'praemie'],
    ['no accents', 'evaluation apres ete', 'franchise'],
    ['a combining accent', 'socie\u0301ta\u0300', 'coperture'],
    ['words in any order', 'sturm hagel', 'kasko'],
    ['a mistake', 'Teilkaso', 'kasko'],
    ['two mistakes in a long word', 'Selpstbehald', 'praemie'],
    ['letters that changed places', 'Selbstbehlat', 'praemie'],
    ['an elision', 'l’évaluation', 'franchise'],
  ])('forgives %s: %s', (_what, question, expected) => {
    expect(find(question)[0]).toBe(expected);
  });

  test('a title comes before a text', () => {
    expect(find('teilkasko')).toEqual(['kasko', 'text']);
  });

  test('wants all words where a document has them, and else some', () => {
    expect(find('hagel sturm')).toEqual(['kasko']);
    expect(find('hagel franchise').toSorted()).toEqual(['franchise', 'kasko']);
  });

  test('mistakes are forgiven only where nothing is written so', () => {
    expect(find('hagel')).toEqual(['kasko']);
    expect(find('text')).toEqual(['text']);
    expect(find('hagil')).toEqual(['kasko']);
  });

  test('a mistake is not forgiven where another word would be meant', async () => {
    const findIn = async (titles: readonly string[], question: string) =>
      (await createCourseIndex(titles.map((title) => document(title, { title }))))
        .search(question, all)
        .map((hit) => hit.document.id);
    // «Wert» and «zurück» are two letters away
    expect(await findIn(['Wert', 'Zurück zum Anfang'], 'qwertz')).toEqual([]);
    expect(await findIn(['Zurück zum Anfang', 'Kurstag in Zürich'], 'zurich')).toEqual(['Kurstag in Zürich']);
    expect(find('texd')).toEqual([]);
  });

  test('finds what stands inside a long word of a title', () => {
    expect(find('vergleich')).toEqual(['praemie']);
    expect(find('kasko').toSorted()).toEqual(['kasko']);
  });

  test('short words must be right', () => {
    expect(find('hat')).toEqual([]);
  });

  test.each(['', '  ', '!!', 'l', '«»', '\u0301', '😀'])('nothing is found for «%s»', (question) => {
    expect(find(question)).toEqual([]);
  });

  test('of some documents only titles are searched, others are not there', () => {
    const reach: Reach = {
      partOf: ({ id }) => (id === 'kasko' ? 'title' : id === 'text' ? undefined : 'all'),
    };
    expect(find('teilkasko', reach)).toEqual(['kasko']);
    expect(find('hagel', reach)).toEqual([]);
    expect(find('hagel teilkasko', reach)).toEqual(['kasko']);
  });

  test('tells which words were found', () => {
    const [hit] = index.search('prämi selbstbehalt', all);
    expect([...(hit?.found ?? [])].toSorted()).toEqual(['pramienvergleich', 'selbstbehalt']);
  });
});

test('a beginning that stands everywhere is found in titles and as a word of its own', async () => {
  const many = Array.from({ length: 400 }, (_, number) =>
    document(String(number), { text: Array.from({ length: 100 }, (__, at) => `vers${at}`).join(' ') }),
  );
  const large = await createCourseIndex([
    ...many,
    document('title', { title: 'Versicherung' }),
    document('word', { text: 'der erste vers' }),
  ]);
  const hits = large.search('vers', all).map((hit) => hit.document.id);
  expect(hits).toEqual(['title', 'word']);
});

test('the longest questions over 600 contents of 300 words are answered at once', async () => {
  const words = Array.from(
    { length: 4_000 },
    (_, number) => `wort${number.toString(36)}${(number * 7919).toString(36)}`,
  );
  const many = Array.from({ length: 600 }, (_, number) =>
    document(String(number), {
      title: `Inhalt ${words[number]}`,
      text: Array.from({ length: 300 }, (__, at) => words[(number * 31 + at * 17) % words.length]).join(' '),
    }),
  );
  const large = await createCourseIndex(many);
  const questions = [
    'wo '.repeat(33),
    'w'.repeat(100),
    Array.from({ length: 50 }, (_, number) => String.fromCharCode(97 + (number % 26))).join(' '),
    'wortaaaa wortbbbb wortcccc wortdddd worteeee wortffff wortgggg worthhhh wortiiii wortjjjj',
    'wo wor wort worta wortb wortc wortd worte wortf wortg worth worti wortj',
  ];
  for (const question of questions) {
    const start = process.threadCpuUsage();
    large.search(question, all);
    const { user, system } = process.threadCpuUsage(start);
    // Microseconds of work, not of waiting for the suites that run beside this one; it takes a tenth of that.
    expect([question, user + system < 1_500_000]).toEqual([question, true]);
  }
});
