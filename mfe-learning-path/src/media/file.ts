import type { TranslateText } from '../texts.ts';

const kilobyte = 1024;
const oneDecimal = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 0 });

/** Size of a file for people: «480 Bytes», «12 KB», «1.4 MB». @param bytes 0 or more, whole */
export function fileSize(bytes: number, t: TranslateText<'media'>): string {
  if (bytes < kilobyte) return t('size.bytes', { value: bytes });
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return t('size.kilobytes', { value: whole.format(kilobytes) });
  return t('size.megabytes', { value: oneDecimal.format(bytes / kilobyte / kilobyte) });
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/zip': 'ZIP',
  'text/plain': 'Text',
};

/** Name of a media type as people know it: «PDF», «PNG». @returns undefined where the type says nothing to people */
export function fileTypeName(mediaType: string): string | undefined {
  const known = names[mediaType];
  if (known !== undefined) return known;
  const [group, name = ''] = mediaType.split('/');
  return group === 'image' || group === 'audio' || group === 'video'
    ? name.replace(/\+.*$/u, '').toUpperCase()
    : undefined;
}
