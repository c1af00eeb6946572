import { Disclosure, EmptyState, Icon } from '@learn/ui';
import { RichText } from '@learn/ui/content';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';

/** Documents to read, each opening below its title. */
export function DocumentListContent({ content }: { content: ContentOf<'DocumentList'> }) {
  const { t } = useTexts();
  if (content.documents.length === 0) return <EmptyState icon="files" title={t('documents.empty')} />;
  return (
    <div lang={content.language}>
      {content.documents.map((document) => (
        <Disclosure key={document.id} level={2} title={document.title} leading={<Icon name="text" />}>
          <RichText html={document.text} />
        </Disclosure>
      ))}
    </div>
  );
}
