import { type CalendarFeed, endpoints } from '@learn/contracts';
import { formatTime } from '@learn/domain';
import { rest, useRest } from '@learn/platform';
import { useCopy } from '@learn/platform/form';
import { Button, Field, Inline, Notice, Skeleton, Stack, space, Text, TextInput } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useRef, useState } from 'react';
import { useTexts } from './texts.ts';

/** Moves its icon in line with the edge of the other buttons, as it has no edge itself. */
const Renewal = styled(Inline)`
  & > button {
    margin-left: -${space[16]};
  }
`;

type Step = 'idle' | 'asking' | 'renewing' | 'failed' | { readonly renewed: string };

/** Address of the own calendar feed: to copy, to subscribe to, and to renew when others got hold of it. */
export function CalendarFeedPanel() {
  const { t } = useTexts();
  const { data, error, reload } = useRest(endpoints.calendarFeed, {});
  const [renewed, setRenewed] = useState<CalendarFeed>();
  const [step, setStep] = useState<Step>('idle');
  const url = (renewed ?? data)?.url;
  const { outcome: copied, copy } = useCopy(url ?? '');
  const asking = step === 'asking' || step === 'renewing';
  const renewButton = useRef<HTMLButtonElement>(null);
  /** The question goes, and the focus with it, unless it is led back. */
  const settle = (outcome: Step) => {
    renewButton.current?.focus();
    setStep(outcome);
  };
  const renew = async () => {
    setStep('renewing');
    try {
      setRenewed(await rest.send(endpoints.renewCalendarFeed));
      settle({ renewed: formatTime(new Date()) });
    } catch {
      settle('failed');
    }
  };
  if (error !== undefined) {
    return (
      <Notice tone="failed" role="alert" onRetry={reload}>
        {t('calendar.failed')}
      </Notice>
    );
  }
  if (url === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton $height="160px" />
      </div>
    );
  }
  return (
    <Stack $gap={24}>
      <Field label={t('calendar.address')} hint={t('calendar.secret')}>
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Inline $gap={12}>
        <Button href={url.replace(/^https?:/, 'webcal:')} icon="calendar">
          {t('calendar.subscribe')}
        </Button>
        <Button
          variant="secondary"
          icon={copied === 'copied' ? 'check' : 'files'}
          onClick={() => void copy()}
        >
          {t('calendar.copy')}
        </Button>
        <Text role="status" $tone="secondary" $size={14}>
          {copied === 'copied' && t('calendar.copied')}
          {copied === 'failed' && t('calendar.copyFailed')}
        </Text>
      </Inline>
      <Stack $gap={12}>
        <Renewal $gap={12}>
          <Button
            variant="quiet"
            size="small"
            icon="retry"
            ref={renewButton}
            aria-expanded={asking}
            onClick={() => setStep(asking ? 'idle' : 'asking')}
          >
            {t('calendar.renew')}
          </Button>
          <Text role="status" $tone="secondary" $size={14}>
            {step === 'failed' && t('calendar.renewFailed')}
            {typeof step === 'object' && t('calendar.renewed', { time: step.renewed })}
          </Text>
        </Renewal>
        {asking && (
          <Notice tone="waiting" icon="warning" role="status">
            <Stack $gap={12}>
              <span>{t('calendar.renewQuestion')}</span>
              <Inline>
                <Button
                  variant="secondary"
                  size="small"
                  loading={step === 'renewing'}
                  onClick={() => void renew()}
                >
                  {t('calendar.renewConfirm')}
                </Button>
                <Button variant="quiet" size="small" onClick={() => settle('idle')}>
                  {t('calendar.cancel')}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Stack>
  );
}
