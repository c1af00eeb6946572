import type { Language } from '@learn/domain';
import { $connection, useStore } from '@learn/platform';
import { color, radius } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { NeedsConnection } from './NeedsConnection.tsx';

const Player = styled.video`
  display: block;
  width: 100%;
  max-width: 960px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #000;
`;

interface CaptionedVideoProps
  extends Omit<ComponentProps<'video'>, 'title' | 'ref' | 'children' | 'onLoadedMetadata'> {
  readonly title: string;
  /** of the spoken text */
  readonly language: Language;
  /** WebVTT; an empty address where there are none */
  readonly captions: string;
  /** called once it can be set to a position */
  readonly onMetadata?: (video: HTMLVideoElement) => void;
}

/** A video whose captions, where it has some, are shown from the beginning; without network it says that it needs one. */
export function CaptionedVideo({ title, language, captions, onMetadata, ...video }: CaptionedVideoProps) {
  const { t } = useTexts();
  const player = useRef<HTMLVideoElement>(null);
  const latestOnMetadata = useRef(onMetadata);
  useEffect(() => {
    latestOnMetadata.current = onMetadata;
  });
  useEffect(() => {
    // a video that came with the page may have its metadata before React listens
    if (player.current && player.current.readyState >= HTMLMediaElement.HAVE_METADATA)
      latestOnMetadata.current?.(player.current);
  }, []);
  const online = useStore($connection, { ssr: 'initial' }) === 'online';
  useEffect(() => {
    // one that could not be had is not asked for again by itself
    if (online && player.current?.error) player.current.load();
  }, [online]);
  return (
    <>
      <Player
        ref={player}
        controls
        preload="metadata"
        playsInline
        aria-label={title}
        onLoadedMetadata={({ currentTarget }) => onMetadata?.(currentTarget)}
        {...video}
      >
        {captions !== '' && (
          <track kind="captions" src={captions} srcLang={language} label={t('video.captions')} default />
        )}
      </Player>
      <NeedsConnection>{t('video.offline')}</NeedsConnection>
    </>
  );
}
