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
