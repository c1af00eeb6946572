/**
 * Writes the CompletionList of the contracts as JSON text. By hand, because half of what the server does is to answer
 * this list.
 * @param entries lines of `packedEntries`
 * @param pageIds page ids by translation key; entries of pages that are gone are left out
 */
export function presentCompletions(entries: string, pageIds: ReadonlyMap<string, string>): string {
  const presented: string[] = [];
  for (const line of entries.split('\n')) {
    const [translationKey = '', status, updatedAt = '', pageType, extras] = line.split('\t');
    const pageId = pageIds.get(translationKey);
    if (pageId === undefined) continue;
    presented.push(
      `{"page_id":"${pageId}","completion_status":"${status}","updated_at":"${updatedAt.replace(' ', 'T')}Z",` +
        `"page_type":"${pageType}","additional_json_data":${extras}}`,
    );
  }
  return `[${presented.join(',')}]`;
}
