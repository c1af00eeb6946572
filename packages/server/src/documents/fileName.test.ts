import { describe, expect, it } from 'vitest';
import { attachment, safeFileName } from './fileName.ts';

describe('safeFileName', () => {
  it.each([
    ['Bericht.pdf', 'Bericht.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\lena\\Bericht.pdf', 'Bericht.pdf'],
    ['/absolute.pdf', 'absolute.pdf'],
    ['..pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['a/', 'document.pdf'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    ['line\r\nSet-Cookie: x.pdf', 'lineSet-Cookie_ x.pdf'],
    ['harmlos\u202efdp.exe.pdf', 'harmlosfdp.exe.pdf'],
    ['zero\u200bwidth.pdf', 'zerowidth.pdf'],
    ['U\u0308bung.pdf', 'Übung.pdf'],
    ['学習 📘.pdf', '学習 📘.pdf'],
    ['  viel   Raum  .pdf', 'viel Raum.pdf'],
    ['a"b<c>|d?.pdf', 'a_b_c__d_.pdf'],
    ['\ud800half.pdf', 'half.pdf'],
    ['name.pdf...', 'name.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(safeFileName(given, 'pdf')).toBe(name);
  });

  it.each(['x'.repeat(400), 'ü'.repeat(300), '📘'.repeat(100)])('cuts %s at 255 bytes', (stem) => {
    const name = safeFileName(`${stem}.docx`, 'docx');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(name)).toBeGreaterThan(250);
    expect(name.endsWith('.docx')).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });
});

describe('attachment', () => {
  it.each([
    ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    ['Übung (1).pdf', `attachment; filename="Ubung (1).pdf"; filename*=UTF-8''%C3%9Cbung%20%281%29.pdf`],
    [
      `it's "50 %".pdf`,
      `attachment; filename="it's _50 __.pdf"; filename*=UTF-8''it%27s%20%2250%20%25%22.pdf`,
    ],
    ['📘.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%93%98.pdf`],
  ])('%s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
