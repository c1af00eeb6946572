import { describe, expect, it } from 'vitest';
import { extensionOf, fileTypeOf, fileTypes } from './fileType.ts';

describe('extensionOf', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['Übersicht.final.DOCX', 'docx'],
    ['no-extension', ''],
    ['trailing.', ''],
    ['a.b/c', ''],
    ['', ''],
  ])('%j has %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('fileTypeOf', () => {
  it.each(fileTypes.map((type) => [type.extension, type]))(
    'knows %s by media type and extension',
    (_, type) => {
      for (const extension of type.extensions) {
        expect(fileTypeOf(type.mediaType, `a.${extension}`)).toBe(type);
        expect(fileTypeOf(extension, `a.${extension.toUpperCase()}`)).toBe(type);
        expect(fileTypeOf(`.${extension}`, `a.${extension}`)).toBe(type);
        expect(fileTypeOf('', `a.${extension}`)).toBe(type);
      }
    },
  );

  it('takes a media type with parameters and in capitals', () => {
    expect(fileTypeOf('Application/PDF; charset=binary', 'a.pdf')?.extension).toBe('pdf');
  });

  it.each([
    ['application/pdf', 'a.exe'],
    ['application/pdf', 'a.png'],
    ['image/svg+xml', 'a.svg'],
    ['text/html', 'a.pdf'],
    ['application/vnd.ms-word.document.macroEnabled.12', 'a.docm'],
    ['', 'a'],
    ['pdf', 'pdf'],
    ['constructor', 'a.constructor'],
  ])('refuses %j named %j', (declared, name) => {
    expect(fileTypeOf(declared, name)).toBeUndefined();
  });
});
