import { completionStatuses, courseTypes, languages } from '@learn/domain';
import { z } from 'zod';

/** Fields that many calls have. */
export const id = z.uuid().meta({ description: 'UUID' });
/** Nobody means a year of two digits, which databases know as well. */
const yearOfOurs = /^(19|20|21)/;
/** ISO 8601 with offset, UTC; 1900 to 2199 */
export const dateTime = z.iso.datetime({ offset: true, abort: true }).regex(yearOfOurs);
/** YYYY-MM-DD, Europe/Zurich; 1900 to 2199 */
export const day = z.iso.date({ abort: true }).regex(yearOfOurs);
export const language = z.enum(languages);
export const courseType = z.enum(courseTypes);
export const completionStatus = z.enum(completionStatuses);
/** of this platform, or an absolute one of the file store */
export const address = z.string();
export const rappen = z.int().meta({ description: 'Rappen (hundredths of CHF)' });

export const courseConfiguration = z.strictObject({
  enable_circle_documents: z.boolean(),
  enable_learning_mentor: z.boolean(),
  enable_competence_certificates: z.boolean(),
  enable_course_profiles: z.boolean(),
  is_vv: z.boolean(),
  is_uk: z.boolean(),
});

/** Rows of a list without `limit`, and the most that one answer has. */
export interface PageSize {
  readonly usual: number;
  readonly greatest: number;
}

/**
 * Query of a list that is answered in pages: `limit` rows from `offset` on. The header `x-total-count` of the answer says
 * how many rows there are on all pages; a greater `limit` than the greatest is refused.
 */
export const pageOf = ({ usual, greatest }: PageSize) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(greatest)
    .default(usual)
    .meta({ description: 'how many rows; x-total-count says how many there are on all pages' }),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .meta({ description: 'how many rows to leave out before' }),
});

/** `?name=a&name=b` and `?name[]=a&name[]=b` alike, or one value; missing is undefined. */
export const manyIds = z
  .union([z.array(id), id.transform((one) => [one])])
  .optional()
  .meta({ description: 'ids; repeat the parameter for several' });

/**
 * Query of a call that writes something as a whole: which parts of the body the sender has changed. The others stay as they are, so
 * that nobody takes back what somebody else has changed meanwhile. Without it all of the body counts.
 */
export const onlyParts = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject({
    only: z
      .union([z.array(z.enum(names)), z.enum(names).transform((one) => [one])])
      .optional()
      .meta({ description: 'parts of the body that count, the others stay; repeat it for several' }),
  });

/** Parts of a period within a day, for `onlyParts`: day, time of the beginning and time of the end, in Zurich. */
export const periodParts = ['day', 'from', 'until'] as const;

/** What one call changes at once: few enough that a person has looked at each. */
export const severalIds = z.array(id).min(1).max(200).meta({ description: 'each once' });

/** What a call has changed; what was so already is left out. */
export const changedIds = z.strictObject({ changed: z.array(id).max(200) });

export const text = (maximum: number) => z.string().trim().max(maximum);
export const requiredText = (maximum: number) => z.string().trim().min(1).max(maximum);

/** No line breaks: what is one line here stays one in a mail. */
const withoutControls = /^\P{Cc}*$/u;
export const oneLine = (maximum: number) => text(maximum).regex(withoutControls);
export const requiredLine = (maximum: number) => requiredText(maximum).regex(withoutControls);

/** For a rule about several fields: it is asked once each of them is right. */
export const onceValid = {
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
};

/** A text in the three languages as it is kept. */
export const localised = z.strictObject({ de: z.string(), fr: z.string(), it: z.string() });

/** One line in the three languages; where French or Italian is left out or empty, the German one stands. */
export const localisedLine = (maximum: number) =>
  z
    .strictObject({
      de: requiredLine(maximum),
      fr: oneLine(maximum).default(''),
      it: oneLine(maximum).default(''),
    })
    .transform(withGerman);

/** The same over several lines, which may be empty in German, too. */
export const localisedText = (maximum: number) =>
  z
    .strictObject({ de: text(maximum), fr: text(maximum).default(''), it: text(maximum).default('') })
    .transform(withGerman);

function withGerman({ de, fr, it }: z.output<typeof localised>): z.output<typeof localised> {
  return { de, fr: fr === '' ? de : fr, it: it === '' ? de : it };
}

/** Name in an address, of a course or something of it. */
export const slug = z.string().regex(/^[\w-]{1,200}$/);
