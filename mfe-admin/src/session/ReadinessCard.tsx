import { sessionReadiness } from '@learn/domain';
import { Card, Heading, Inline, ProgressRing, Stack, Tag, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { AdminSession, SessionPlan } from './sessionData.ts';

interface ReadinessCardProps {
  readonly session: AdminSession;
  readonly plan: SessionPlan;
}

/** How much of the session is ready for people to work in it, and what is missing. */
export function ReadinessCard({ session, plan }: ReadinessCardProps) {
  const { t } = useTexts('session');
  const parts = sessionReadiness(session, plan.circles);
  const ready = parts.filter(({ done, total }) => done === total).length;
  const words = t('ready.parts', { count: parts.length, ready });
  return (
    <Card as="section" aria-labelledby="readiness">
      <Inline $gap={24} $align="center">
        <ProgressRing
          label={words}
          parts={parts.map(({ done, total }) => ({
            share: 1 / parts.length,
            tone: done === total ? 'finished' : 'none',
          }))}
        >
          <b>{ready}</b>
        </ProgressRing>
        <Stack $gap={8} style={{ flex: '1 1 240px' }}>
          <Heading level={2} size={18} id="readiness">
            {ready === parts.length ? t('ready.all') : words}
          </Heading>
          <Text $tone="secondary">{t(ready === parts.length ? 'ready.allHint' : 'ready.hint')}</Text>
          <Inline as="ul">
            {parts.map(({ name, done, total }) => (
              <li key={name}>
                <Tag tone={done === total ? 'finished' : 'waiting'} icon={done === total ? 'check' : 'clock'}>
                  {done === total
                    ? t(`ready.part.${name}`)
                    : t('ready.open', { part: t(`ready.part.${name}`), done, total })}
                </Tag>
              </li>
            ))}
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}
