import { type PageData, pageDataElementId } from '@learn/contracts';

const element = new RegExp(
  `(<script type="application/json" id="${pageDataElementId}">)(.*?)(</script>)`,
  's',
);
const unsafe = /[<>&\u2028\u2029]/g;

/** The data that a page carries in its HTML. The HTML is not parsed as a document, as its styles would break this page's policy. */
export function pageDataIn(html: string): PageData | undefined {
  const json = element.exec(html)?.[2];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}

/** The same page with other data. */
export function withPageData(html: string, data: PageData): string {
  const json = asWritten(JSON.stringify(data));
  return html.replace(element, (_, start: string, _old: string, end: string) => start + json + end);
}

/** A text of the data as the server escapes it in the page. */
export function asWritten(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
