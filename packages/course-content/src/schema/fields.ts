import { z } from 'zod';
import { says } from '../findings/finding.ts';
import { htmlToMarkdown } from '../rich-text/htmlToMarkdown.ts';
import { markdownToHtml } from '../rich-text/markdownToHtml.ts';

/** The part of an address that names a thing; the same in all languages. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('slug'));

/** Names a task or an option for ever: what people answer is kept under it. */
export const lastingId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, says('lasting_id'));

/** Given only where a page has another key than its path makes, as after a change of its slug. */
export const translationKey = z.uuid().optional();

export const address = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/(?!\/))\S*$/, says('address'));

const words = z
  .string()
  .max(20_000)
  .refine((value) => value.trim() !== '', says('empty'))
  .refine((value) => !/<[a-z/!]/i.test(value), says('no_html'));

const inThreeLanguages = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ de: value, fr: value, it: value });

/** A short text in the three languages. */
export const text = inThreeLanguages(words);

const markdown = (form: 'blocks' | 'flowing') =>
  inThreeLanguages(
    z.codec(z.string().max(100_000), z.string().min(1, says('empty')), {
      decode: (written, context) => {
        const { html, problems } = markdownToHtml(written, form);
        for (const { line, code, values } of problems) {
          context.issues.push({ code: 'custom', input: written, message: code, params: { line, values } });
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
  error: says('addresses'),
});

/** Whole minutes. */
export const minutes = z.int().min(0).max(10_000);

/** Points and weights have at most two decimals, as they are stored. */
export const hundredths = z
  .number()
  .max(999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, says('two_decimals'));

export type Text = z.output<typeof text>;
export type Addresses = z.output<typeof addresses>;
