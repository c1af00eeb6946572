import { fileSize } from '@learn/domain';
import { Button, VisuallyHidden } from '@learn/ui';
import { RichText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { CaptionedVideo } from '../parts/CaptionedVideo.tsx';
import { Transcript } from '../parts/Transcript.tsx';
import { useTexts } from '../texts.ts';
import { externalAddress } from './externalAddress.ts';
import { fileTypeName } from './fileTypeName.ts';
import type { MediaContentData } from './mediaData.ts';

/** The facts stand close above it, so that its first heading needs no distance of its own. */
const Words = styled.div`
  & > div > :first-child {
    margin-top: 0;
  }
`;

/** What a content of the library consists of, by its kind: text to read, a link, a document to fetch, a video. */
export function MediaBody({ content }: { content: MediaContentData }) {
  switch (content.kind) {
    case 'LINK':
      return <OpenLink url={content.url} />;
    case 'DOCUMENT':
      return <Download content={content} />;
    case 'VIDEO':
      return <Video content={content} />;
    default:
      return (
        <Words lang={content.language}>
          <RichText html={content.text} />
        </Words>
      );
  }
}

function Video({ content }: { content: MediaContentData }) {
  const { title, url, language, captions_url, transcript } = content;
  return (
    <>
      <CaptionedVideo title={title} src={url} language={language} captions={captions_url} />
      <Transcript lines={transcript} language={language} />
    </>
  );
}

/** The way out; the other page learns nothing of this one. */
function OpenLink({ url }: { url: string }) {
  const { t } = useTexts('media');
  const { t: shared } = useTexts();
  const address = externalAddress(url);
  if (!address) return undefined;
  return (
    <div>
      <Button
        as="a"
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        iconEnd="external"
        stretch="phone"
      >
        {t('content.openLink', { host: address.host })}
        <VisuallyHidden>{shared('content.newWindow')}</VisuallyHidden>
      </Button>
    </div>
  );
}

function Download({ content }: { content: MediaContentData }) {
  const { t, language } = useTexts('media');
  const { url, file_type, size } = content;
  if (url === '') return undefined;
  const type = fileTypeName(file_type);
  const facts = [...(type ? [type] : []), ...(size === null ? [] : [fileSize(size, language)])];
  return (
    <div>
      <Button as="a" href={url} download icon="files" stretch="phone">
        {t('content.download')}
        {facts.length > 0 && ` (${facts.join(', ')})`}
      </Button>
    </div>
  );
}
