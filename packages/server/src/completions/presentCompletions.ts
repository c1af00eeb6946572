/**
 * Writes the CompletionList of the contracts as JSON text. By hand, because half of what the server does is to answer
 * this list.
 * @param entries lines of `packedEntries`
 * @param pageIds page ids by translation key; entries of pages that are gone are left out
 */
export function presentCompletions(entries: string, pageIds: ReadonlyMap<string, string>): string {
  let list = '';
  for (const line of entries.split('\n')) {
    const [translationKey = '', status, updatedAt, pageType, extras] = line.split('\t');
    const pageId = pageIds.get(translationKey);
    if (pageId === undefined) continue;
    const time = new Date(Math.round(Number(updatedAt) * 1000)).toISOString();
    list +=
      `${list === '' ? '' : ','}{"page_id":"${pageId}","completion_status":"${status}","updated_at":"${time}",` +
      `"page_type":"${pageType}","additional_json_data":${extras}}`;
  }
  return `[${list}]`;
}
