/** What version 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** @param src a font that was opened before */
    font(src: import('fontkit').Font): this;
  }

  interface StructureElementOptions {
    /** of a header cell */
    scope?: 'Column' | 'Row';
    /** left, top, right, bottom in points */
    bbox?: [number, number, number, number];
  }

  interface AnnotationOption {
    /** the element of the structure that it belongs to */
    structParent?: PDFKit.PDFStructureElement;
  }
}
