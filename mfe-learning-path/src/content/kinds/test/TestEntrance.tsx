import { Button, Card, Notice, Stack, Text, VisuallyHidden } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { type ReactNode, useRef, useState } from 'react';
import { NeedsConnection } from '../../../parts/NeedsConnection.tsx';
import { useSessionState } from '../../../parts/useSessionState.ts';
import { useTexts } from '../../../texts.ts';
import type { ContentOf } from '../../contentData.ts';

interface TestEntranceProps {
  readonly content: ContentOf<'EdoniqTest'>;
  readonly learner: boolean;
}

/** The way to the test: on its condition, which has to be confirmed first; beside it that for those entitled to more time. */
export function TestEntrance({ content, learner }: TestEntranceProps) {
  const { t } = useTexts('event');
  const { t: shared } = useTexts();
  const { checkbox_text, has_extended_time_test, test_url, extended_time_test_url } = content;
  const [confirmed, setConfirmed] = useSessionState(
    `condition/${content.id}`,
    false,
    (kept) => kept === true,
  );
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const open = confirmed || checkbox_text === '' || !learner;
  const askFirst = () => {
    setAsked(true);
    box.current?.focus();
  };
  return (
    <Stack $gap={24}>
      {learner && checkbox_text !== '' && (
        <Checkbox
          ref={box}
          label={<span lang={content.language}>{checkbox_text}</span>}
          checked={confirmed}
          error={asked && !confirmed ? t('test.confirmFirst') : undefined}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      {test_url !== '' && <NeedsConnection>{shared('content.needsConnection')}</NeedsConnection>}
      {test_url === '' ? (
        <Notice>{t('test.noAddress')}</Notice>
      ) : (
        <div>
          <Entrance address={open ? test_url : undefined} primary={learner} onBarred={askFirst}>
            {t('test.start')}
          </Entrance>
        </div>
      )}
      {has_extended_time_test && (
        <Card>
          <Stack $gap={12} $align="start">
            <Text>{t('test.moreTime')}</Text>
            {extended_time_test_url !== '' && (
              <Entrance
                address={open ? extended_time_test_url : undefined}
                primary={false}
                onBarred={askFirst}
              >
                {t('test.startWithMoreTime')}
              </Entrance>
            )}
          </Stack>
        </Card>
      )}
      {learner && !content.can_user_self_toggle_course_completion && <Notice>{t('test.completedBy')}</Notice>}
    </Stack>
  );
}

interface EntranceProps {
  /** undefined while the condition is not confirmed */
  readonly address: string | undefined;
  readonly primary: boolean;
  /** called when it is pressed all the same */
  readonly onBarred: () => void;
  readonly children: ReactNode;
}

/** A link out of the platform; before it is open, a button in its place that says what is missing. */
function Entrance({ address, primary, onBarred, children }: EntranceProps) {
  const { t } = useTexts('event');
  const look = { variant: primary ? 'primary' : 'secondary', stretch: 'phone', iconEnd: 'external' } as const;
  return address === undefined ? (
    <Button {...look} onClick={onBarred}>
      {children}
    </Button>
  ) : (
    <Button {...look} as="a" href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('newWindow')}</VisuallyHidden>
    </Button>
  );
}
