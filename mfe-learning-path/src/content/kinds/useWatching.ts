import { type CompletionEntry, videoWatchedShare } from '@learn/domain';
import {
  $pathname,
  $user,
  isRefusal,
  problemOf,
  saveWatchedRanges,
  useCourseSession,
  useStore,
} from '@learn/platform';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { resumePosition, watchedRangesOf } from '../../progress/watchedRanges.ts';
import type { ContentOf } from '../contentData.ts';
import { WatchTracker } from './WatchTracker.ts';

const sendEvery = 15_000;

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

export interface Watching {
  /** 0 to 1, what the server knows and what is on its way or waits */
  readonly share: number;
  /** why the last attempt failed: `unsent` could not even be kept and is repeated, what was refused is given up */
  readonly failure: 'unsent' | 'refused' | undefined;
  /** event handlers of the video element */
  readonly handlers: Readonly<
    Record<'onPlaying' | 'onTimeUpdate' | 'onSeeking' | 'onPause' | 'onEnded', (event: VideoEvent) => void>
  > & {
    /** continues where the video was left */
    readonly onMetadata: (video: HTMLVideoElement) => void;
  };
}

/**
 * Measures what is watched of a video and sends it every 15 seconds, on pause, at the end and when the page is left.
 * @param entry the person's completion entry: ranges of earlier visits, from which the video resumes
 * @param learner false in a preview, which records nothing
 */
export function useWatching(
  content: ContentOf<'Video'>,
  entry: CompletionEntry | undefined,
  learner: boolean,
): Watching {
  const courseSessionId = useCourseSession().id;
  const userId = useStore($user)?.id ?? '';
  const [tracker] = useState(() => new WatchTracker());
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState<Watching['failure']>();
  const saved = watchedRangesOf(entry);
  // as it was opened: what was watched last is sent when the address is another one already
  const [address] = useState(() => `${$pathname.get()}?courseSessionId=${courseSessionId}`);

  const send = async (leaving = false) => {
    const ranges = learner ? tracker.take({ leaving }) : [];
    if (ranges.length === 0) return;
    const watched = { page_id: content.id, course_session_id: courseSessionId, ranges };
    try {
      await saveWatchedRanges(userId, watched, { title: content.title, address, keepalive: leaving });
      tracker.settle(ranges, true);
      setFailure(undefined);
    } catch (error) {
      const refused = isRefusal(problemOf(error));
      tracker.settle(ranges, refused);
      setFailure(refused ? 'refused' : 'unsent');
    }
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void latestSend.current(true);
    const timer = setInterval(() => void latestSend.current(), sendEvery);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      void latestSend.current();
    };
  }, []);

  return {
    share: videoWatchedShare([...saved, ...tracker.unsettled()], content.duration),
    failure,
    handlers: {
      onMetadata: (video) => {
        const position = resumePosition(saved, content.duration);
        if (position > 0) video.currentTime = position;
      },
      onTimeUpdate: ({ currentTarget: video }) => {
        if (video.seeking || video.paused) return;
        tracker.at(video.currentTime);
        redraw((count) => count + 1);
      },
      onPlaying: ({ currentTarget: video }) => tracker.at(video.currentTime),
      onSeeking: () => tracker.jump(),
      onPause: ({ currentTarget: video }) => {
        if (!video.seeking) tracker.at(video.currentTime);
        redraw((count) => count + 1);
        void send();
      },
      onEnded: () => {
        tracker.at(content.duration);
        tracker.jump();
        void send();
      },
    },
  };
}
