import { symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
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

/** What is done to the example, and the one sentence that comes of it. */
const faults: readonly (readonly [name: string, spoil: Spoil, problem: string])[] = [
  [
    'a missing language',
    replace(circle('willkommen.yaml'), '  fr: Bienvenue\n', ''),
    `${circle('willkommen.yaml')}:2: «title.fr» is missing: the text in French (fr)`,
  ],
  [
    'a missing text',
    (folder) => folder.remove(circle('willkommen.it.md')),
    `${circle('willkommen.yaml')}:1: its text «${circle('willkommen.it.md')}» is missing`,
  ],
  [
    'an unknown kind',
    replace(circle('ausblick.yaml'), 'kind: placeholder', 'kind: game'),
    `${circle('ausblick.yaml')}:1: «kind» is of no known kind; known are rich_text, demo, placeholder, video, document_list, learning_module, knowledge_assessment, media_library, attendance_course, assignment, edoniq_test, feedback`,
  ],
  [
    'a key that is there twice',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: 1\nminutes: 2'),
    `${circle('ausblick.yaml')}:11: a key stands here for the second time`,
  ],
  [
    'an unknown key',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: 1\nminuten: 1'),
    `${circle('ausblick.yaml')}:11: «minuten» is not known here`,
  ],
  [
    'a value of another type',
    replace(circle('ausblick.yaml'), 'minutes: 1', 'minutes: kurz'),
    `${circle('ausblick.yaml')}:10: «minutes» is wrong: expected number, received string`,
  ],
  [
    'a content that is there twice',
    replace(circle('circle.yaml'), '          - ausblick', '          - ausblick\n          - rueckmeldung'),
    `${circle('circle.yaml')}:66: the content or criterion «rueckmeldung» is there twice`,
  ],
  [
    'two pages of one key',
    async (folder) => {
      const key = 'translation_key: 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01\n';
      await folder.replace(circle('ausblick.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
      await folder.replace(circle('rundgang.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
    },
    `${circle('ausblick.yaml')}:11: the key 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01 belongs to another page; give this one a «translation_key» of its own`,
  ],
  [
    'a page with the key of the learning path',
    async (folder) => {
      const key = 'translation_key: 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01\n';
      await folder.replace('beispielkurs/course.yaml', 'media:\n', `learning_path:\n  ${key}media:\n`);
      await folder.replace(circle('ausblick.yaml'), 'minutes: 1\n', `minutes: 1\n${key}`);
    },
    `${circle('ausblick.yaml')}:11: the key 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01 belongs to another page; give this one a «translation_key» of its own`,
  ],
  [
    'a link to a page that is not there',
    replace(circle('willkommen.de.md'), 'erste-schritte/wissenstest', 'erste-schritte/schlusstest'),
    `${circle('willkommen.de.md')}:6: the link «/course/beispielkurs/learn/erste-schritte/schlusstest» leads to nothing in the course «beispielkurs»`,
  ],
  [
    'a link to no page of the platform',
    replace(circle('unterlagen.yaml'), 'fragen,', '[fragen](/nowhere/at-all),'),
    `${circle('unterlagen.yaml')}:18: the link «/nowhere/at-all» leads to no page of the platform`,
  ],
  [
    'a link that is a script',
    replace(
      circle('willkommen.de.md'),
      '/course/beispielkurs/learn/erste-schritte/wissenstest',
      'javascript:run()',
    ),
    `${circle('willkommen.de.md')}:6: the link «javascript:run()» must begin with https://, http://, mailto: or / (an own page); allowed are headings (## and ###), paragraphs, lists, quotes, **strong**, *emphasis* and links`,
  ],
  [
    'a script in Markdown',
    replace(circle('willkommen.fr.md'), 'Une ligne vide', '<script>run()</script> Une ligne vide'),
    `${circle('willkommen.fr.md')}:3: HTML is not allowed; allowed are headings (## and ###), paragraphs, lists, quotes, **strong**, *emphasis* and links`,
  ],
  [
    'HTML in a block of Markdown of a YAML file',
    replace(circle('zwei-karten.yaml'), '        Am gleichen Tag', '        <b>Am</b> gleichen Tag'),
    `${circle('zwei-karten.yaml')}:28: «cards.1.text.de» HTML is not allowed; allowed are headings (## and ###), paragraphs, lists, quotes, **strong**, *emphasis* and links`,
  ],
  [
    'HTML in a short text',
    replace(circle('ausblick.yaml'), 'de: Ausblick', 'de: <b>Ausblick</b>'),
    `${circle('ausblick.yaml')}:3: «title.de» is plain text, HTML is not allowed`,
  ],
  [
    'a huge text',
    (folder) => folder.write(circle('willkommen.de.md'), 'Wort '.repeat(300_000)),
    `${circle('willkommen.de.md')}:1: has more than 1 MB, which no text has`,
  ],
  [
    'a huge file',
    (folder) => truncate(path.join(folder.root, media('merkblatt.fr.pdf')), 101 * 1024 * 1024),
    `${media('merkblatt.fr.pdf')}:1: has more than 100 MB, which is too much`,
  ],
  [
    'a zip in place of a pdf',
    (folder) => folder.write(media('merkblatt.it.pdf'), emptyZip),
    `${media('merkblatt.it.pdf')}:1: is no pdf inside but zip`,
  ],
  [
    'a missing file',
    (folder) => folder.remove(media('merkblatt.de.pdf')),
    `${media('merkblatt.yaml')}:7: its file «${media('merkblatt.de.pdf')}» is missing`,
  ],
  [
    'a weight of nothing',
    replace(
      circle('kundengespraech.yaml'),
      'competence_certificate_weight: 2',
      'competence_certificate_weight: 0',
    ),
    `${circle('kundengespraech.yaml')}:14: «competence_certificate_weight» must be more than 0`,
  ],
  [
    'a weight without a certificate',
    replace(circle('kundengespraech.yaml'), 'competence_certificate: beratung\n', ''),
    `${circle('kundengespraech.yaml')}:13: a weight needs a «competence_certificate» to count towards`,
  ],
  [
    'a certificate that is not there',
    replace(
      circle('wissenstest.yaml'),
      'competence_certificate: beratung',
      'competence_certificate: verkauf',
    ),
    `${circle('wissenstest.yaml')}:16: the course has no certificate «verkauf»`,
  ],
  [
    'points that are missing where they count',
    replace(circle('wissenstest.yaml'), 'max_points: 20', 'max_points: 0'),
    `${circle('wissenstest.yaml')}:16: what counts towards a certificate needs points`,
  ],
  [
    'two tasks of one id',
    replace(circle('kundengespraech.yaml'), '  - id: sprache', '  - id: vorbereiten'),
    `${circle('kundengespraech.yaml')}:84: the task «vorbereiten» is there twice`,
  ],
  [
    'a circle that unlocks another one and is not there',
    replace('beispielkurs/circles/pruefung/circle.yaml', '- erste-schritte', '- letzte-schritte'),
    'beispielkurs/circles/pruefung/circle.yaml:10: «letzte-schritte» is no other circle of the course',
  ],
  [
    'an exam of no known kind',
    replace('beispielkurs/circles/pruefung/circle.yaml', 'id: beispielpruefung', 'id: probe'),
    'beispielkurs/circles/pruefung/circle.yaml:6: the exam «probe» is not in content.yaml',
  ],
  [
    'a criterion of a competence that is not there',
    replace(circle('circle.yaml'), 'competence: A1', 'competence: B7'),
    `${circle('circle.yaml')}:33: the course has no competence «B7»`,
  ],
  [
    'a file with a mistake in its name',
    (folder) => folder.write(circle('wilkommen.de.md'), 'Hallo'),
    `${circle('wilkommen.de.md')}:1: belongs to nothing: no other file names it`,
  ],
  [
    'a circle without its file',
    (folder) => folder.remove('beispielkurs/circles/pruefung/circle.yaml'),
    'beispielkurs/circles/pruefung/circle.yaml:1: is missing',
  ],
  [
    'a link of the file system, which may lead out of the folder',
    (folder) => symlink('/etc/hostname', path.join(folder.root, circle('hostname.de.md'))),
    `${circle('hostname.de.md')}:1: is a link, only files are read`,
  ],
  [
    'a slug that leads out of the folder',
    replace(circle('circle.yaml'), '          - ausblick', '          - ../pruefung/so-laeuft-es-ab'),
    `${circle('circle.yaml')}:65: «sequences.1.units.1.contents.2» must be lower-case letters a to z and digits, joined by hyphens`,
  ],
  [
    'bytes that are no text',
    (folder) => folder.write(circle('ausblick.yaml'), Buffer.from([0x6b, 0xff, 0xfe])),
    `${circle('ausblick.yaml')}:1: is no text in UTF-8`,
  ],
];

/** The end of an archive that holds nothing. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test.each(faults)('%s is said with file and line', async (_, spoil, problem) => {
  await using folder = await copyExample();
  await spoil(folder);
  const { problems } = await readContentLibrary(folder.root);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([problem]);
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
  expect(problems).toEqual([
    { file: 'content.yaml', line: 1, message: 'repeats itself too often by aliases (*name)' },
  ]);
});
