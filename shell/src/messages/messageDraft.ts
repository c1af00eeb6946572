/** A message that is being written. */
export interface MessageDraft {
  readonly text: string;
  /** idempotency key: a text sent twice, because its answer was lost, is one message */
  readonly key: string;
}

export function messageDraft(text: string): MessageDraft {
  return { text, key: crypto.randomUUID() };
}

export function isMessageDraft(value: unknown): value is MessageDraft {
  return hasTexts(value, ['text', 'key']);
}

/** The text typed after a draft while that was being sent; empty when there is none. */
export function textBeyond(sent: MessageDraft, now: MessageDraft | undefined): string {
  if (!now || now.key === sent.key) return '';
  return now.text.startsWith(sent.text) ? now.text.slice(sent.text.length).trimStart() : now.text;
}

/** A new message, with its recipient. */
export interface ComposeDraft extends MessageDraft {
  /** `person:…`, `session:…` or `course:…`; empty while none is chosen */
  readonly to: string;
  readonly title: string;
  /** page id of the circle that it is about, or empty */
  readonly circle: string;
}

export function composeDraft(
  before: ComposeDraft | undefined,
  change: Partial<Omit<ComposeDraft, 'key'>>,
): ComposeDraft {
  return { to: '', title: '', circle: '', text: '', ...before, ...change, key: crypto.randomUUID() };
}

export function isComposeDraft(value: unknown): value is ComposeDraft {
  return hasTexts(value, ['text', 'key', 'to', 'title', 'circle']);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const texts = value as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof texts[name] === 'string');
}
