import { expect, it } from 'vitest';
import assignment from './locales/assignment.fr.json';
import documents from './locales/documents.fr.json';
import event from './locales/event.fr.json';
import exam from './locales/exam.fr.json';
import feedback from './locales/feedback.fr.json';
import shared from './locales/fr.json';
import media from './locales/media.fr.json';
import person from './locales/person.fr.json';

const texts = { assignment, documents, event, exam, feedback, shared, media, person };

it.each(Object.entries(texts))('%s: French signs stand off by a space that does not break', (_part, tree) => {
  const wrong = JSON.stringify(tree, undefined, 1)
    .replaceAll(/"[^"]*": (?=["{])/g, '')
    .split('\n')
    .filter((line) => /«[^\u00a0]|[^\u00a0]»|[^\u00a0\u202f][:;?!](?!\/\/)/.test(line));
  expect(wrong).toEqual([]);
});
