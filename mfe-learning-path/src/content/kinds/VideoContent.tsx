import { type CompletionEntry, completingShare } from '@learn/domain';
import { Disclosure, Inline, Notice, ProgressRing, radius, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';
import { useWatching } from './useWatching.ts';

const Player = styled.video`
  display: block;
  width: 100%;
  max-width: 960px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: #000;
`;

interface VideoContentProps {
  readonly content: ContentOf<'Video'>;
  readonly entry: CompletionEntry | undefined;
  readonly learner: boolean;
  readonly done: boolean;
}

/** A video with captions and transcript that is done once enough of it has been watched. */
export function VideoContent({ content, entry, learner, done }: VideoContentProps) {
  const { t } = useTexts();
  const { share, failure, handlers } = useWatching(content, entry, learner);
  const left = Math.max(Math.round(completingShare * 100) - Math.floor(share * 100), 0);
  const words = done ? t('video.done') : left > 0 ? t('video.left', { percent: left }) : t('video.enough');
  return (
    <Stack $gap={24}>
      <Player
        controls
        preload="metadata"
        playsInline
        src={content.video_url}
        aria-label={content.title}
        {...handlers}
      >
        <track
          kind="captions"
          src={content.captions_url}
          srcLang={content.language}
          label={t('video.captions')}
          default
        />
      </Player>
      {learner && (
        <Inline $gap={12}>
          <ProgressRing share={done ? 1 : share / completingShare} label={words} size={40} thickness={14} />
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
      {content.transcript.length > 0 && (
        <Disclosure level={2} title={t('video.transcript')}>
          <Text $measure lang={content.language}>
            {content.transcript.join(' ')}
          </Text>
        </Disclosure>
      )}
    </Stack>
  );
}
