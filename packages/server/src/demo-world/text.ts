/** One text in the three languages of the platform. */
export interface Text {
  readonly de: string;
  readonly fr: string;
  readonly it: string;
}
