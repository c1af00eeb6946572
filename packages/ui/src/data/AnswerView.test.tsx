import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerView, type AnswerViewProps } from './AnswerView.tsx';

const words = {
  language: 'de',
  yes: 'bestätigt',
  no: 'nicht bestätigt',
  empty: 'noch leer',
  file: 'Datei',
} as const;
const draw = (props: Partial<AnswerViewProps> & Pick<AnswerViewProps, 'block' | 'answer'>) =>
  render(<AnswerView file={undefined} words={words} {...props} />);
const block = (__typename: string) => ({ __typename });

test.each([
  ['AssignmentTextQuestion', 'Zeile eins', 'Zeile eins'],
  ['AssignmentTextQuestion', '  ', 'noch leer'],
  ['AssignmentTextQuestion', null, 'noch leer'],
  ['AssignmentConfirmation', true, 'bestätigt'],
  ['AssignmentConfirmation', null, 'nicht bestätigt'],
  ['AssignmentFileQuestion', 'id', 'Datei'],
])('%s answered by %j reads «%s»', (type, answer, text) => {
  draw({ block: block(type), answer });
  expect(screen.getByText(text)).toBeVisible();
});

test('a choice shows the words of its option', () => {
  const options = [
    { key: 'a', text: 'Vollkasko' },
    { key: 'b', text: 'Teilkasko' },
  ];
  draw({ block: { __typename: 'AssignmentChoice', options }, answer: 'b' });
  expect(screen.getByText('Teilkasko')).toBeVisible();
});

test('a file has name, size and address', () => {
  const file = { file_name: 'Police.pdf', size: 86 * 1024, url: '/files/1' };
  draw({ block: block('AssignmentFileQuestion'), answer: 'id', file });
  expect(screen.getByRole('link', { name: 'Police.pdf' })).toHaveAttribute('href', '/files/1');
  expect(screen.getByText('86 KB')).toBeVisible();
});
