import type { Language } from '@learn/domain';
import { color, radius } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ComponentProps } from 'react';
import { useTexts } from '../texts.ts';

const Player = styled.video`
  display: block;
  width: 100%;
  max-width: 960px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #000;
`;

interface CaptionedVideoProps extends Omit<ComponentProps<'video'>, 'title' | 'ref' | 'children'> {
  readonly title: string;
  /** of the spoken text */
  readonly language: Language;
  /** WebVTT; an empty address where there are none */
  readonly captions: string;
}

/** A video whose captions, where it has some, are shown from the beginning. */
export function CaptionedVideo({ title, language, captions, ...video }: CaptionedVideoProps) {
  const { t } = useTexts();
  return (
    <Player controls preload="metadata" playsInline aria-label={title} {...video}>
      {captions !== '' && (
        <track kind="captions" src={captions} srcLang={language} label={t('video.captions')} default />
      )}
    </Player>
  );
}
