import { type AnswerOf, endpoints } from '@learn/contracts';
import { loadableOf, useLinks, useRest, useStore } from '@learn/platform';
import { $unreadMessages } from '@learn/platform/shell';
import { Button, Card, Heading, Inline, Loaded, Notice, SkeletonText, Stack, Text } from '@learn/ui';

import { useState } from 'react';
import { WaitingRow } from './WaitingRow.tsx';
import { WorkRow } from './WorkRow.tsx';
import { useTexts } from './waitingTexts.ts';

type WaitingWork = AnswerOf<typeof endpoints.waitingWork>;

/** How much is shown at once; messages come in addition. */
const shown = 6;

/**
 * What waits for those who accompany others, the most urgent first, each with the way to where it is done: evaluations, requests,
 * attendance and unread messages.
 */
export function WaitingList() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="waiting">
      <Stack $gap={12}>
        <Inline $justify="space-between" $align="baseline">
          <Heading level={2} id="waiting">
            {t('title')}
          </Heading>
          <Text $size={14} $tone="hint">
            {t('order')}
          </Text>
        </Inline>
        <Loaded
          of={loadableOf(useRest(endpoints.waitingWork, {}), (all) => all)}
          skeleton={<SkeletonText lines={5} />}
          failed={{ title: t('failed') }}
        >
          {(all) => <Rows works={all} />}
        </Loaded>
      </Stack>
    </section>
  );
}

function Rows({ works }: { works: WaitingWork }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const unreadMessages = useStore($unreadMessages);
  const unread = unreadMessages ?? 0;
  const messages = useLinks().messages();
  if (works.length + unread === 0)
    // as long as nobody knows of messages, nobody knows that nothing waits
    return unreadMessages === undefined ? (
      <SkeletonText lines={1} />
    ) : (
      <Notice tone="finished" icon="check">
        {t('none')}
      </Notice>
    );
  return (
    <>
      <Card as="ul" $flush>
        {works.slice(0, all ? works.length : shown).map((work) => (
          <WaitingRow key={work.url} work={work} />
        ))}
        {unread > 0 && messages && (
          <WorkRow figure={unread} to={`${messages}?show=unread`} title={t('messages', { count: unread })} />
        )}
      </Card>
      {!all && works.length > shown && (
        <div>
          <Button variant="quiet" icon="down" onClick={() => setAll(true)}>
            {t('showAll', { count: works.length })}
          </Button>
        </div>
      )}
    </>
  );
}
