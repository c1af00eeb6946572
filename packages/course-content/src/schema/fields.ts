import { z } from 'zod';
import { htmlToMarkdown } from '../rich-text/htmlToMarkdown.ts';
import { markdownToHtml } from '../rich-text/markdownToHtml.ts';

/** The part of an address that names a thing; the same in all languages. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters a to z and digits, joined by hyphens');

/** Names a task or an option for ever: what people answer is kept under it. */
export const lastingId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'must be letters and digits, joined by hyphens');

/** Given only where a page has another key than its path makes, as after a change of its slug. */
export const translationKey = z.uuid().optional();

export const address = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'must begin with https://, http:// or / (an own page)');

const words = z
  .string()
  .max(20_000)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .refine((value) => !/<[a-z/!]/i.test(value), 'is plain text, HTML is not allowed');

const inThreeLanguages = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ de: value, fr: value, it: value });

/** A short text in the three languages. */
export const text = inThreeLanguages(words);

const markdown = (form: 'blocks' | 'flowing') =>
  inThreeLanguages(
    z.codec(z.string().max(100_000), z.string().min(1, 'must not be empty'), {
      decode: (written, context) => {
        const { html, problems } = markdownToHtml(written, form);
        for (const { line, message } of problems) {
          context.issues.push({ code: 'custom', input: written, message, params: { line } });
        }
        return html;
      },
      encode: (html) => htmlToMarkdown(html) + (form === 'flowing' && html.startsWith('<p>') ? '\n' : ''),
    }),
  );

/** Markdown in the three languages; in code it is the HTML of it. Every paragraph is one. */
export const richText = markdown('blocks');

/** The same for texts that are one line as a rule, which then is stored without `<p>`; a block of Markdown is not one line. */
export const flowingText = markdown('flowing');

/** One address for everybody, or one per language. */
export const addresses = z.union([address, inThreeLanguages(address)], {
  error: 'must be an address, or one in each of de, fr and it',
});

/** Whole minutes. */
export const minutes = z.int().min(0).max(10_000);

/** Points and weights have at most two decimals, as they are stored. */
export const hundredths = z
  .number()
  .max(999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has at most two decimals');

export type Text = z.output<typeof text>;
export type Addresses = z.output<typeof addresses>;
