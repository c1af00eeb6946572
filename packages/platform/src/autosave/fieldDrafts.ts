/** What stands in a field; a file is its id. */
export type FieldValue = string | number | boolean | null;

/** Values by section and field. */
export type FieldValues = Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;

/** A value that the server has not confirmed, with what is needed to merge it. */
export interface FieldDraft {
  readonly value: FieldValue;
  /** the server's value when it was begun */
  readonly base: FieldValue;
  /** what was sent since, the latest last */
  readonly sent?: readonly FieldValue[];
  /** name of the tab in which it was typed last */
  readonly tab?: string;
  /** milliseconds: when it was typed last; later than any time of it that this browser knew then */
  readonly at?: number;
  /** of a file: what it is called, until the server says so */
  readonly file?: { readonly file_name: string; readonly size: number };
}

/** The drafts of one section, by field; a section is stored as one. */
export type SectionDraft = Readonly<Record<string, FieldDraft>>;

/** By section. */
export type SectionDrafts = ReadonlyMap<string, SectionDraft>;

/** A field that was changed here and elsewhere, to different values. */
export interface FieldConflict {
  readonly section: string;
  readonly field: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

/** Whether a stored value is the draft of a section. */
export function isSectionDraft(value: unknown): value is SectionDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (one: unknown) => typeof one === 'object' && one !== null && 'value' in one && 'base' in one,
    )
  );
}

export function valueIn(values: FieldValues, section: string, field: string): FieldValue {
  return values[section]?.[field] ?? null;
}

/** Nothing, an empty text and a box without its tick are the same. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return (one === 0 ? 0 : one || null) === (other === 0 ? 0 : other || null);
}

/** What the person sees: the confirmed values and above them the drafts. */
export function withDrafts(confirmed: FieldValues, drafts: SectionDrafts): FieldValues {
  const values: Record<string, Record<string, FieldValue>> = {};
  for (const [section, given] of Object.entries(confirmed)) values[section] = { ...given };
  for (const [section, draft] of drafts)
    for (const [field, { value }] of Object.entries(draft)) {
      values[section] = { ...values[section], [field]: value };
    }
  return values;
}

/** What is left of the drafts beside a newer state of the server: what it has is done, what nobody else changed starts from it. */
export function rebase(drafts: SectionDrafts, confirmed: FieldValues): Map<string, SectionDraft> {
  const left = new Map<string, SectionDraft>();
  for (const [section, draft] of drafts) {
    const open = Object.entries(draft).flatMap(([field, typed]): [string, FieldDraft][] => {
      const theirs = valueIn(confirmed, section, field);
      if (isSameValue(typed.value, theirs)) return [];
      return [[field, isOwn(typed, theirs) ? { ...typed, base: theirs } : typed]];
    });
    if (open.length > 0) left.set(section, Object.fromEntries(open));
  }
  return left;
}

/**
 * The draft of a section that is typed in two tabs: of each field what was typed last. What was typed in this tab is
 * removed by this tab alone, once it knows that the server has it.
 * @param here of this tab
 * @param there of the other tab
 * @param tab name of this tab
 */
export function mergeTabs(
  here: SectionDraft | undefined,
  there: SectionDraft | undefined,
  tab: string,
): SectionDraft | undefined {
  // in the order of there, so that equal drafts are written alike, and no tab answers the other
  const fields = Object.keys({ ...there, ...here });
  const merged = fields.flatMap((field): [string, FieldDraft][] => {
    const [mine, theirs] = [here?.[field], there?.[field]];
    if (mine === undefined || theirs === undefined) {
      const counts = theirs ?? (mine?.tab === tab ? mine : undefined);
      return counts ? [[field, counts]] : [];
    }
    return [[field, isLater(mine, theirs) ? withSentOf(mine, theirs) : withSentOf(theirs, mine)]];
  });
  return merged.length > 0 ? Object.fromEntries(merged) : undefined;
}

/** Whether one was typed after the other; both tabs must say the same, so at the same time the name decides. */
function isLater(one: FieldDraft, other: FieldDraft): boolean {
  const [at, otherAt] = [one.at ?? 0, other.at ?? 0];
  return at === otherAt ? (one.tab ?? '') > (other.tab ?? '') : at > otherAt;
}

/** A draft that also knows what another tab has sent. */
function withSentOf(typed: FieldDraft, { base, sent = [] }: FieldDraft): FieldDraft {
  const news = [base, ...sent].filter((one) => !isOwn(typed, one));
  return news.length > 0 ? { ...typed, sent: [...news, ...(typed.sent ?? [])] } : typed;
}

/** The fields that another person or tab has changed meanwhile (domain decisions: only the same part asks). */
export function conflictsOf(drafts: SectionDrafts, confirmed: FieldValues): FieldConflict[] {
  return [...drafts].flatMap(([section, draft]) =>
    Object.entries(draft).flatMap(([field, typed]) => {
      const theirs = valueIn(confirmed, section, field);
      const isConflict = !isOwn(typed, theirs) && !isSameValue(theirs, typed.value);
      return isConflict ? [{ section, field, mine: typed.value, theirs }] : [];
    }),
  );
}

/** Whether the server's value is the one that this draft started from, or was sent by this browser. */
function isOwn({ base, sent }: FieldDraft, theirs: FieldValue): boolean {
  return [base, ...(sent ?? [])].some((own) => isSameValue(theirs, own));
}

/** How many sent values are known again; more than one where the server's answer to them was lost. */
const rememberedSends = 5;

/** The drafts with a note of the values that are sent, by this tab or another. */
export function withSent(drafts: SectionDrafts, sent: FieldValues): Map<string, SectionDraft> {
  return new Map(
    [...drafts].map(([section, draft]) => [
      section,
      Object.fromEntries(
        Object.entries(draft).map(([field, typed]) => {
          const value = sent[section]?.[field];
          if (value === undefined || isOwn(typed, value)) return [field, typed];
          return [field, { ...typed, sent: [...(typed.sent ?? []), value].slice(-rememberedSends) }];
        }),
      ),
    ]),
  );
}

/** All values that are typed and in no conflict; undefined for none. */
export function sendable(drafts: SectionDrafts, confirmed: FieldValues): FieldValues | undefined {
  const values: Record<string, Record<string, FieldValue>> = {};
  for (const [section, draft] of rebase(drafts, confirmed))
    for (const [field, typed] of Object.entries(draft)) {
      if (!isOwn(typed, valueIn(confirmed, section, field))) continue;
      values[section] = { ...values[section], [field]: typed.value };
    }
  return Object.keys(values).length > 0 ? values : undefined;
}
