import type { Language } from './language.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file as people read it: «86 KB», «2.4 MB», «100 MB»; in French «86 Ko». @param bytes 0 or more */
export function fileSize(bytes: number, language: Language): string {
  const unit = language === 'fr' ? 'o' : 'B';
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} K${unit}`;
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  return `${megabytes < 10 ? megabytes : Math.round(megabytes)} M${unit}`;
}
