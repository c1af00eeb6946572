import { RichText } from '@learn/ui/content';
import type { ContentOf } from '../contentData.ts';

/** A text of the editors. */
export function RichTextContent({ content }: { content: ContentOf<'RichText'> }) {
  return (
    <div lang={content.language}>
      <RichText html={content.text} />
    </div>
  );
}
