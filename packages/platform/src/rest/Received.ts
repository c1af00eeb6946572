/** What the server answered, also from the outbox and to another tab. */
export interface Received<Answer> {
  readonly answer: Answer;
  /** of a list that has one, by `revisionHeader` */
  readonly revision?: number;
}
