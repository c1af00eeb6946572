import { type Language, labelled } from '@learn/domain';
import { color, fontFamily } from '@learn/ui';
import { barGeometry, lineHeight } from './barGeometry.ts';
import { type ChartContent, rowText } from './content.ts';

/** px, around the picture */
const edge = 24;

/** px, of a line of text */
const line = 22;

/** px, of a letter on average */
const letter = 7.4;

/**
 * The drawing of a chart as a picture that stands alone: with title, unit, sentence and legend, and with colours in place of tokens.
 * @param drawn the drawing as it is on the page
 * @param colourOf the colour of a token, `--ink900`
 * @returns the text of an SVG file
 */
export function pictureOf(
  content: ChartContent,
  drawn: SVGElement,
  colourOf: (token: string) => string,
  language: Language,
): string {
  const size = Number(drawn.getAttribute('width'));
  const width = Math.max(size, 320);
  const height =
    content.kind === 'pie' ? Number(drawn.getAttribute('height')) : barGeometry(content, size).height;
  const words = wrapped(`${content.sentence} (${content.unit})`, Math.floor(width / letter));
  const legend = legendOf(content, language);
  const head = edge + line * (1 + words.length);
  const foot = head + edge + height + edge / 2;
  const total = { width: width + 2 * edge, height: foot + line * legend.length + edge / 2 };
  const serializer = new XMLSerializer();
  const inside = [...drawn.childNodes].map((node) => serializer.serializeToString(node)).join('');
  const text = (y: number, said: string, { x = edge, weight = 400 } = {}) =>
    `<text x="${x}" y="${y}" font-size="${weight === 700 ? 18 : 14}" font-weight="${weight}" fill="${color.ink900}">${escaped(said)}</text>`;
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${total.width}" height="${total.height}" viewBox="0 0 ${total.width} ${total.height}" font-family="${escaped(fontFamily)}">`,
    `<title>${escaped(content.title)}</title>`,
    `<rect width="100%" height="100%" fill="${color.surface0}"/>`,
    text(edge + line / 2, content.title, { weight: 700 }),
    ...words.map((said, index) => text(edge + line * (index + 1.5), said)),
    `<svg x="${edge}" y="${head + edge / 2}" width="${width}" height="${height}" overflow="hidden">${inside}${barLines(content, size)}</svg>`,
    ...legend.flatMap(({ colour, said }, index) => [
      `<rect x="${edge}" y="${foot + line * index - 12}" width="14" height="14" rx="3" fill="${colour}"/>`,
      text(foot + line * index, said, { x: edge + 22 }),
    ]),
    '</svg>',
  ].join('');
  return picture.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token).trim());
}

/** Label and values above the bars of each row, as far as they fit. */
function barLines(content: ChartContent, width: number): string {
  if (content.kind === 'pie') return '';
  const { step, bars, twoLines, letters, lettersOfLine } = barGeometry(content, width);
  const lines = content.rows.map((row, index) => {
    const y = step * (index + 1) - bars - lineHeight / 3;
    const label = `<text y="${twoLines ? y - lineHeight * 0.75 : y}" fill="${color.ink900}" font-weight="600">${escaped(shortened(row.label, letters(row)))}</text>`;
    const place = twoLines ? 'x="0"' : `x="${width}" text-anchor="end"`;
    return `${label}<text ${place} y="${y}" fill="${color.ink700}">${escaped(shortened(rowText(content, row), lettersOfLine))}</text>`;
  });
  return `<g font-size="14">${lines.join('')}</g>`;
}

function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(3, letters - 1)).trimEnd()}…`;
}

function legendOf({ kind, series, rows, format }: ContentWithLegend, language: Language) {
  if (kind === 'pie')
    return rows.map(({ label, colour = color.progress, values: [value] }) => ({
      colour,
      said: labelled(label, value == null ? '–' : format(value), language),
    }));
  return series.length < 2 ? [] : series.map(({ colour, label }) => ({ colour, said: label }));
}

type ContentWithLegend = Pick<ChartContent, 'kind' | 'series' | 'rows' | 'format'>;

/** The words in lines of at most so many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
