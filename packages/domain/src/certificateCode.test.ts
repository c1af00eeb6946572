import { expect, test } from 'vitest';
import { certificateCodeSigns, formatCertificateCode, parseCertificateCode } from './certificateCode.ts';

test.each([
  ['K7MQ4XTB', 'K7MQ4XTB'],
  ['k7mq-4xtb', 'K7MQ4XTB'],
  [' k7mq 4xtb ', 'K7MQ4XTB'],
  ['K7MQ–4XTB', 'K7MQ4XTB'],
  ['K7 MQ 4X TB', 'K7MQ4XTB'],
])('%j is the code %s', (typed, code) => {
  expect(parseCertificateCode(typed)).toBe(code);
});

test.each([
  '',
  'K7MQ4XT',
  'K7MQ4XTBB',
  'K7MQ4XT0',
  'O7MQ4XTB',
  'I7MQ4XTB',
  'L7MQ4XTB',
  '17MQ4XTB',
  'K7MQ_4XTB',
  'Ä7MQ4XTB',
])('%j cannot be a code', (typed) => {
  expect(parseCertificateCode(typed)).toBeUndefined();
});

test('no sign can be taken for another', () => {
  expect(certificateCodeSigns).not.toMatch(/[01OIL]/);
  expect(new Set(certificateCodeSigns).size).toBe(certificateCodeSigns.length);
});

test('people read it in two groups', () => {
  expect(formatCertificateCode('K7MQ4XTB')).toBe('K7MQ-4XTB');
});
