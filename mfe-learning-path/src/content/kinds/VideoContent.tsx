import { percentToWatch, shareOfWatching } from '@learn/domain';
import { Inline, Notice, ProgressRing, Stack, Text } from '@learn/ui';
import { CaptionedVideo } from '../../parts/CaptionedVideo.tsx';
import { Transcript } from '../../parts/Transcript.tsx';
import { useTexts } from '../../texts.ts';
import type { ContentBodyProps, ContentOf } from '../contentData.ts';
import { useWatching } from './useWatching.ts';

/** A video with captions and transcript that is done once enough of it has been watched. */
export function VideoContent({ content, entry, learner, done }: ContentBodyProps<ContentOf<'Video'>>) {
  const { t } = useTexts();
  const { share, failure, handlers } = useWatching(content, entry, learner);
  const left = percentToWatch(share);
  const words = done ? t('video.done') : left > 0 ? t('video.left', { percent: left }) : t('video.enough');
  return (
    <Stack $gap={24}>
      <CaptionedVideo
        title={content.title}
        src={content.video_url}
        language={content.language}
        captions={content.captions_url}
        {...handlers}
      />
      {learner && (
        <Inline $gap={12}>
          <ProgressRing share={done ? 1 : shareOfWatching(share)} label={words} size={40} thickness={14} />
          <Text>{words}</Text>
        </Inline>
      )}
      {failure === 'unsent' && (
        <Notice tone="waiting" icon="warning" role="status">
          {t('video.unsent')}
        </Notice>
      )}
      {failure === 'refused' && (
        <Notice tone="failed" icon="error" role="alert">
          {t('video.refused')}
        </Notice>
      )}
      <Transcript lines={content.transcript} language={content.language} />
    </Stack>
  );
}
