import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { frenchSpaceFaults } from './frenchSpaceFaults.ts';

it('names French texts whose signs do not stand off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'french-'));
  mkdirSync(path.join(folder, 'src/locales'), { recursive: true });
  const write = (name: string, texts: object) =>
    writeFileSync(path.join(folder, 'src/locales', name), JSON.stringify(texts));
  write('fr.json', { good: 'Qui\u202f?', bad: 'Qui ?', link: 'https://example.ch' });
  write('exam.fr.json', { quoted: '«Oui»' });
  write('de.json', { good: 'Wer?' });
  expect(frenchSpaceFaults(folder)).toEqual(['exam.fr.json: "«Oui»"', 'fr.json: "Qui ?",']);
});
