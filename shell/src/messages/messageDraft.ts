/** What somebody types as a message. */
export interface MessageDraft {
  readonly text: string;
  /** idempotency key: the same text that is sent again, for its answer was lost, is the same message */
  readonly key: string;
}

export function messageDraft(text: string): MessageDraft {
  return { text, key: crypto.randomUUID() };
}

export function isMessageDraft(value: unknown): value is MessageDraft {
  return hasTexts(value, ['text', 'key']);
}

/** What was typed beyond a draft while that one was being sent; empty when there is nothing more. */
export function textBeyond(sent: MessageDraft, now: MessageDraft | undefined): string {
  if (!now || now.key === sent.key) return '';
  return now.text.startsWith(sent.text) ? now.text.slice(sent.text.length).trimStart() : now.text;
}

/** What somebody types to whomever he chooses. */
export interface ComposeDraft extends MessageDraft {
  /** `person:…`, `session:…` or `course:…`; empty while nobody is chosen */
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
