import { type Finding, findingText } from './findings/finding.ts';

/** Why contents cannot be read or written at all; shown to the person who asked, without a stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly finding: Finding;

  constructor(code: Finding['code'], values: NonNullable<Finding['values']>) {
    super(findingText({ code, values }, 'de'));
    this.finding = { code, values };
  }
}
