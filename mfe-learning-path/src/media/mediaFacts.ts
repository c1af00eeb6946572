import { fileSize, type Language } from '@learn/domain';
import { durationText } from '../parts/duration.ts';
import type { TranslateText } from '../texts.ts';
import { externalAddress } from './externalAddress.ts';
import { fileTypeName } from './fileTypeName.ts';
import type { MediaListed } from './mediaData.ts';

type Facts = Pick<MediaListed, 'kind' | 'minutes' | 'file_type' | 'size' | 'url'>;

interface MediaTexts {
  readonly t: TranslateText<'media'>;
  readonly language: Language;
}

/** What is known of a content before it is opened: kind, minutes, type and size of a document, host of a link. */
export function mediaFacts(
  content: Facts,
  { t, language }: MediaTexts,
  shared: TranslateText,
): readonly string[] {
  const { kind, minutes, file_type, size, url } = content;
  const type = kind === 'DOCUMENT' ? fileTypeName(file_type) : undefined;
  const host = kind === 'LINK' ? externalAddress(url)?.host : undefined;
  return [
    t(`kind.${kind}`),
    ...(host === undefined ? [] : [host]),
    ...(type === undefined ? [] : [type]),
    ...(size === null || size === undefined ? [] : [fileSize(size, language)]),
    ...(minutes > 0 ? [durationText(minutes, shared)] : []),
  ];
}
