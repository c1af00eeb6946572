import type { Readable } from 'node:stream';
import { fileTypes } from '@learn/domain';
import { z } from 'zod';
import { address, addresses, minutes, slug, type Text, text, translationKey } from './fields.ts';

/** `category.yaml` of a folder of the media library. */
export const mediaCategoryFile = z.strictObject({
  title: text,
  description: text.optional(),
  icon: z.enum(['law', 'product', 'calculation', 'customer', 'handbook', 'video']),
  /** slugs of the contents in their order; each has a file of this name beside */
  contents: z.array(slug),
  translation_key: translationKey,
});

const common = {
  title: text,
  description: text.optional(),
  minutes,
  /** learning contents that it belongs to, as `<circle>/<content>` */
  belongs_to: z.array(z.string()).optional(),
  translation_key: translationKey,
};

const kind = <Kind extends string, Fields extends z.ZodRawShape>(name: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(name), ...common, ...fields });

/** A content of the media library. The text of `article` and `glossary` is Markdown beside it, a `document` the file itself. */
export const mediaFile = z.discriminatedUnion('kind', [
  kind('article', {}),
  kind('glossary', {}),
  kind('link', { url: address }),
  kind('video', { video_url: addresses, duration: z.int().min(0), captions: z.array(text).optional() }),
  kind('document', { format: z.enum(fileTypes.map(({ extension }) => extension)) }),
]);

export const mediaKindNames = mediaFile.options.map((option) => option.shape.kind.value);

type MediaFile = z.output<typeof mediaFile>;

/** A file of the folder, in one language. */
export interface Attachment {
  /** bytes */
  readonly size: number;
  /** media type, checked against the bytes */
  readonly mediaType: string;
  readonly read: () => Promise<Readable>;
}

type Placed<File extends { readonly kind: string }> = File extends { readonly kind: 'article' | 'glossary' }
  ? File & { readonly slug: string; readonly text: Text }
  : File extends { readonly kind: 'document' }
    ? File & { readonly slug: string; readonly files: Readonly<Record<'de' | 'fr' | 'it', Attachment>> }
    : File & { readonly slug: string };

export type Media = Placed<MediaFile>;

export interface MediaCategory extends Omit<z.output<typeof mediaCategoryFile>, 'contents'> {
  readonly slug: string;
  readonly contents: readonly Media[];
}
