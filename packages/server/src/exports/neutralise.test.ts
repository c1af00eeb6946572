import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralise } from './neutralise.ts';

describe('neutralise', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+41 44 000 00 00', "'+41 44 000 00 00"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\nText', "'\nText"],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1', "'＝1"],
    ['\u0000=1', "'=1"],
    ['\u0001\u0085@x', "'@x"],
    ['a=1', 'a=1'],
    ['', ''],
    ['Zürich', 'Zürich'],
    ['zwei\r\nZeilen', 'zwei\r\nZeilen'],
  ])('%j becomes %j', (given, expected) => {
    expect(neutralise(given)).toBe(expected);
  });

  it('leaves no text that a spreadsheet would calculate', () => {
    const opening = fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', '\u0000', '\u00a0', "'");
    const given = fc.tuple(fc.array(opening, { maxLength: 4 }), fc.string());
    fc.assert(
      fc.property(given, ([start, rest]) => {
        const written = neutralise(start.join('') + rest);
        expect(written.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(written).not.toMatch(/^[\t\r\n]/);
        expect(neutralise(written)).toBe(written);
      }),
    );
  });
});
