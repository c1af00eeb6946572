import type { Language } from './language.ts';
import { formatDecimal } from './number.ts';

const kilobyte = 1024;

/**
 * The size of a file as people read it, kept on one line: «86 KB», «2.4 MB», «100 MB»; in French «86 Ko», «2,4 Mo».
 * @param bytes 0 or more
 * @param language always given by what is built now; a remote that was released earlier names none
 */
export function fileSize(bytes: number, language: Language = 'de'): string {
  const kilobytes = Math.ceil(bytes / kilobyte);
  const isSmall = kilobytes < kilobyte;
  const value = isSmall ? kilobytes : bytes / kilobyte / kilobyte;
  const number = formatDecimal(value, language, value < 9.95 ? 1 : 0);
  return `${number}\u00a0${isSmall ? 'K' : 'M'}${language === 'fr' ? 'o' : 'B'}`;
}
