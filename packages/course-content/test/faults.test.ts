import { symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../src/findings/finding.ts';
import { readContentLibrary } from '../src/reading/readContentLibrary.ts';
import { copyExample, type ExampleFolder } from './exampleFolder.ts';

type Spoil = (folder: ExampleFolder) => Promise<void>;

/** A circle of the example, its contents and its media by short names. */
const circle = (file: string) => `beispielkurs/circles/erste-schritte/${file}`;
const media = (file: string) => `beispielkurs/media/grundlagen/${file}`;
const replace =
  (file: string, text: string, by: string): Spoil =>
  (folder) =>
    folder.replace(file, text, by);

/** What is done to the example, and the one finding that comes of it, at `file:line`. */
const faults: readonly (readonly [name: string, spoil: Spoil, place: string, finding: Finding])[] = [
  [
    'a missing language',
    replace(circle('willkommen.yaml'), '  fr: Bienvenue\n', ''),
    `${circle('willkommen.yaml')}:2`,
    { code: 'missing_language', part: 'title.fr' },
  ],
  [
    'a missing text',
    (folder) => folder.remove(circle('willkommen.it.md')),
    `${circle('willkommen.yaml')}:1`,
    { code: 'text_missing', values: { file: circle('willkommen.it.md') } },
  ],
  [
    'an unknown kind',
    replace(circle('ausblick.yaml'), 'kind: placeholder', 'kind: game'),
    `${circle('ausblick.yaml')}:1`,
    { code: 'one_of', part: 'kind' },
  ],
  [
    'a key that is there twice',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: 1\nminutes: 2'),
    `${circle('ausblick.yaml')}:11`,
    { code: 'yaml_repeated_key' },
  ],
  [
    'an unknown key',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: 1\nminuten: 1'),
    `${circle('ausblick.yaml')}:11`,
    { code: 'unknown_key', values: { keys: 'minuten' } },
  ],
  [
    'a value of another type',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: kurz'),
    `${circle('ausblick.yaml')}:10`,
    { code: 'number_expected', part: 'minutes' },
  ],
  [
    'a content that is there twice',
    replace(circle('circle.yaml'), '          - ausblick', '          - ausblick\n          - rueckmeldung'),
    `${circle('circle.yaml')}:66`,
    { code: 'repeated', values: { value: 'rueckmeldung' } },
  ],
  [
    'two pages of one key',
    async (folder) => {
      const key = 'translation_key: 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01\n';
      await folder.replace(circle('ausblick.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
      await folder.replace(circle('rundgang.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
    },
    `${circle('ausblick.yaml')}:11`,
    { code: 'key_taken', values: { key: '0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01' } },
  ],
  [
    'a page with the key of the learning path',
    async (folder) => {
      const key = 'translation_key: 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01\n';
      await folder.replace('beispielkurs/course.yaml', 'media:\n', `learning_path:\n  ${key}media:\n`);
      await folder.replace(circle('ausblick.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
    },
    `${circle('ausblick.yaml')}:11`,
    { code: 'key_taken', values: { key: '0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01' } },
  ],
  [
    'a link to a page that is not there',
    replace(circle('willkommen.de.md'), 'erste-schritte/wissenstest', 'erste-schritte/schlusstest'),
    `${circle('willkommen.de.md')}:6`,
    {
      code: 'link_dead',
      values: { url: '/course/beispielkurs/learn/erste-schritte/schlusstest', course: 'beispielkurs' },
    },
  ],
  [
    'a link to no page of the platform',
    replace(circle('unterlagen.yaml'), 'fragen,', '[fragen](/nowhere/at-all),'),
    `${circle('unterlagen.yaml')}:18`,
    { code: 'link_unknown', values: { url: '/nowhere/at-all' } },
  ],
  [
    'a link that is a script',
    replace(
      circle('willkommen.de.md'),
      '/course/beispielkurs/learn/erste-schritte/wissenstest',
      'javascript:run()',
    ),
    `${circle('willkommen.de.md')}:6`,
    { code: 'md_link', values: { url: 'javascript:run()' } },
  ],
  [
    'a script in Markdown',
    replace(circle('willkommen.fr.md'), 'Une ligne vide', '<script>run()</script> Une ligne vide'),
    `${circle('willkommen.fr.md')}:3`,
    { code: 'md_html' },
  ],
  [
    'HTML in a block of Markdown of a YAML file',
    replace(circle('zwei-karten.yaml'), '        Am gleichen Tag', '        <b>Am</b> gleichen Tag'),
    `${circle('zwei-karten.yaml')}:28`,
    { code: 'md_html', part: 'cards.1.text.de' },
  ],
  [
    'HTML in a short text',
    replace(circle('ausblick.yaml'), 'de: Ausblick', 'de: <b>Ausblick</b>'),
    `${circle('ausblick.yaml')}:3`,
    { code: 'no_html', part: 'title.de' },
  ],
  [
    'a huge text',
    (folder) => folder.write(circle('willkommen.de.md'), 'Wort '.repeat(300_000)),
    `${circle('willkommen.de.md')}:1`,
    { code: 'text_too_big' },
  ],
  [
    'a huge file',
    (folder) => truncate(path.join(folder.root, media('merkblatt.fr.pdf')), 101 * 1024 * 1024),
    `${media('merkblatt.fr.pdf')}:1`,
    { code: 'file_too_big', values: { megabytes: 100 } },
  ],
  [
    'a zip in place of a pdf',
    (folder) => folder.write(media('merkblatt.it.pdf'), emptyZip),
    `${media('merkblatt.it.pdf')}:1`,
    { code: 'other_inside', values: { expected: 'pdf', found: 'zip' } },
  ],
  [
    'a missing file',
    (folder) => folder.remove(media('merkblatt.de.pdf')),
    `${media('merkblatt.yaml')}:7`,
    { code: 'attachment_missing', values: { file: media('merkblatt.de.pdf') } },
  ],
  [
    'a weight of nothing',
    replace(
      circle('kundengespraech.yaml'),
      'competence_certificate_weight: 2',
      'competence_certificate_weight: 0',
    ),
    `${circle('kundengespraech.yaml')}:14`,
    { code: 'more_than_zero', part: 'competence_certificate_weight' },
  ],
  [
    'a weight without a certificate',
    replace(circle('kundengespraech.yaml'), 'competence_certificate: beratung\n', ''),
    `${circle('kundengespraech.yaml')}:13`,
    { code: 'weight_without_certificate' },
  ],
  [
    'a certificate that is not there',
    replace(
      circle('wissenstest.yaml'),
      'competence_certificate: beratung',
      'competence_certificate: verkauf',
    ),
    `${circle('wissenstest.yaml')}:16`,
    { code: 'certificate_unknown', values: { slug: 'verkauf' } },
  ],
  [
    'points that are missing where they count',
    replace(circle('wissenstest.yaml'), 'max_points: 20', 'max_points: 0'),
    `${circle('wissenstest.yaml')}:16`,
    { code: 'points_missing' },
  ],
  [
    'two tasks of one id',
    replace(circle('kundengespraech.yaml'), '  - id: sprache', '  - id: vorbereiten'),
    `${circle('kundengespraech.yaml')}:84`,
    { code: 'repeated', values: { value: 'vorbereiten' } },
  ],
  [
    'a circle that unlocks another one and is not there',
    replace('beispielkurs/circles/pruefung/circle.yaml', '- erste-schritte', '- letzte-schritte'),
    'beispielkurs/circles/pruefung/circle.yaml:10',
    { code: 'circle_unknown', values: { slug: 'letzte-schritte' } },
  ],
  [
    'an exam of no known kind',
    replace('beispielkurs/circles/pruefung/circle.yaml', 'id: beispielpruefung', 'id: probe'),
    'beispielkurs/circles/pruefung/circle.yaml:6',
    { code: 'exam_unknown', values: { exam: 'probe' } },
  ],
  [
    'a criterion of a competence that is not there',
    replace(circle('circle.yaml'), 'competence: A1', 'competence: B7'),
    `${circle('circle.yaml')}:33`,
    { code: 'competence_unknown', values: { competence: 'B7' } },
  ],
  [
    'a file with a mistake in its name',
    (folder) => folder.write(circle('wilkommen.de.md'), 'Hallo'),
    `${circle('wilkommen.de.md')}:1`,
    { code: 'stray' },
  ],
  [
    'a circle without its file',
    (folder) => folder.remove('beispielkurs/circles/pruefung/circle.yaml'),
    'beispielkurs/circles/pruefung/circle.yaml:1',
    { code: 'file_missing' },
  ],
  [
    'a link of the file system, which may lead out of the folder',
    (folder) => symlink('/etc/hostname', path.join(folder.root, circle('hostname.de.md'))),
    `${circle('hostname.de.md')}:1`,
    { code: 'file_link' },
  ],
  [
    'a slug that leads out of the folder',
    replace(circle('circle.yaml'), '          - ausblick', '          - ../pruefung/so-laeuft-es-ab'),
    `${circle('circle.yaml')}:65`,
    { code: 'slug', part: 'sequences.1.units.1.contents.2' },
  ],
  [
    'bytes that are no text',
    (folder) => folder.write(circle('ausblick.yaml'), Buffer.from([0x6b, 0xff, 0xfe])),
    `${circle('ausblick.yaml')}:1`,
    { code: 'not_utf8' },
  ],
];

/** The end of an archive that holds nothing. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test.each(faults)('%s is found in its file and line', async (_, spoil, place, finding) => {
  await using folder = await copyExample();
  await spoil(folder);
  const { problems } = await readContentLibrary(folder.root);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([place]);
  expect(problems).toMatchObject([finding]);
});

test('aliases cannot make a small file endless', async () => {
  await using folder = await copyExample();
  const levels = Array.from({ length: 12 }, (_, level) => {
    const inner =
      level === 0
        ? 'word'
        : Array(9)
            .fill(`*a${level - 1}`)
            .join(', ');
    return `a${level}: &a${level} [${inner}]`;
  });
  await folder.write('content.yaml', levels.join('\n'));
  const { problems } = await readContentLibrary(folder.root);
  expect(problems).toEqual([{ file: 'content.yaml', line: 1, code: 'yaml_aliases' }]);
});
