import { endpoints } from '@learn/contracts';
import { formatTime, fullName } from '@learn/domain';
import { $user, rest, useStore } from '@learn/platform';
import { $viewingRefusals, pageData } from '@learn/platform/shell';
import { Button, color, fontSize, Icon, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts.ts';

const Bar = styled.section`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  justify-content: center;
  padding: ${space[4]} ${space[16]};
  background: ${color.preview};
  color: ${color.previewInk};
  font-size: ${fontSize[14]};
  & button {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }
`;

/** Milliseconds for which it is said that nothing was changed. */
const reminder = 8_000;

/** Says that an administrator sees the platform as another person, and ends it. */
export function ViewingBar() {
  const { viewingUntil } = pageData();
  return viewingUntil === undefined ? undefined : <Viewing until={viewingUntil} />;
}

function Viewing({ until }: { until: string }) {
  const { t } = useTexts();
  const user = useStore($user);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refusals = useStore($viewingRefusals);
  const [reminds, setReminds] = useState(false);
  useEffect(() => {
    if (refusals === 0) return;
    setReminds(true);
    const timer = setTimeout(() => setReminds(false), reminder);
    return () => clearTimeout(timer);
  }, [refusals]);
  const name = fullName(user?.first_name, user?.last_name);
  useEffect(() => {
    // what stands on the page is the other person's: it goes when the time is up
    const timer = setTimeout(
      () => window.location.assign('/'),
      Math.max(0, new Date(until).getTime() - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);
  const end = async () => {
    setState('busy');
    try {
      await rest.send(endpoints.endViewing);
      window.location.assign('/');
    } catch {
      setState('failed');
    }
  };
  return (
    <Bar aria-label={t('viewing.title', { name })}>
      <Icon name="eye" />
      <b>{t('viewing.title', { name })}</b>
      <span>{t('viewing.readOnly', { time: formatTime(until) })}</span>
      <Button variant="secondary" size="small" loading={state === 'busy'} onClick={() => void end()}>
        {t('viewing.end')}
      </Button>
      {reminds && <b role="alert">{t('viewing.refused')}</b>}
      {state === 'failed' && <span role="alert">{t('viewing.failed')}</span>}
    </Bar>
  );
}
