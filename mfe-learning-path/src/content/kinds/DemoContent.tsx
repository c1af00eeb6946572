import { Button, Stack, VisuallyHidden } from '@learn/ui';
import { RichText } from '@learn/ui/content';
import { NeedsConnection } from '../../parts/NeedsConnection.tsx';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';

/** A text with a button that leads to something outside of the platform. */
export function DemoContent({ content }: { content: ContentOf<'Demo'> }) {
  const { t } = useTexts();
  return (
    <Stack $gap={24} $align="start" lang={content.language}>
      <RichText html={content.text} />
      {content.button_url && <NeedsConnection>{t('content.needsConnection')}</NeedsConnection>}
      {content.button_url && (
        <Button
          as="a"
          variant="secondary"
          stretch="phone"
          href={content.button_url}
          target="_blank"
          rel="noopener noreferrer"
          iconEnd="external"
        >
          {content.button_text}
          <VisuallyHidden> {t('content.newWindow')}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
