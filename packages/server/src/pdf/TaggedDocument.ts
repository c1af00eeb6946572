import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';

const subset: string = 'PDF/UA';

/** Room at the edges of a page, points. */
export const margin = 56;

type StructureOptions = PDFKit.Mixins.StructureElementOptions;

/** An A4 document of which every mark belongs to the structure or is an artifact (PDF/UA-1, ISO 14289-1). */
export class TaggedDocument extends PDFDocument {
  constructor({
    title,
    author,
    lang,
  }: { readonly title: string; readonly author: string; readonly lang: string }) {
    super({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      subset,
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title, Author: author, Creator: author },
      font: fonts.regular,
    } as unknown as PDFKit.PDFDocumentOptions);
  }

  /** Adds an element with what `draw` draws. */
  leaf(
    parent: PDFKit.PDFStructureElement,
    type: string,
    draw: () => void,
    options: StructureOptions = {},
  ): void {
    parent.add(this.struct(type, options, draw));
  }

  /** Adds an element that `fill` gives its children. */
  branch(
    parent: PDFKit.PDFStructureElement,
    type: string,
    fill: (element: PDFKit.PDFStructureElement) => void,
  ): void {
    const element = this.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Draws what is no content: lines, emblems. */
  artifact(draw: () => void): void {
    this.markContent('Artifact', { type: 'Layout' });
    draw();
    this.endMarkedContent();
  }

  /** The dictionary of the file is written by now; the metadata, in XML, take the same texts. */
  override endMetadata(): void {
    for (const key of ['Title', 'Author', 'Creator'] as const) {
      const text = this.info[key];
      if (typeof text === 'string') this.info[key] = escapeXml(text);
    }
    super.endMetadata();
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
