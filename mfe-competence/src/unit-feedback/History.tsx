import { formatDay, fullName } from '@learn/domain';
import { Heading, Icon, type IconName, Stack, Text } from '@learn/ui';
import { IconLine } from '@learn/ui/content';
import type { Criterion } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import { feedbackHistory, type HistoryEntry, type Turn } from './feedbackHistory.ts';
import type { UnitFeedback } from './unitFeedback.ts';

const icons: Readonly<Record<HistoryEntry['kind'], IconName>> = {
  asked: 'clock',
  given: 'chat',
  own: 'eye',
  ownBefore: 'eye',
};

interface HistoryProps {
  readonly criteria: readonly Criterion[];
  readonly feedback: UnitFeedback;
}

/** What has changed since the first feedback: the own assessments, and how the mentor sees them. */
export function History({ criteria, feedback }: HistoryProps) {
  const { t } = useTexts('feedback');
  const entries = feedbackHistory(criteria, feedback);
  return (
    <Stack as="section" $gap={12} aria-labelledby="history">
      <Heading level={2} size={18} id="history">
        {t('history.title')}
      </Heading>
      <Stack as="ul" $gap={12}>
        {entries.map((entry) => (
          <IconLine key={`${entry.kind} ${entry.at}`}>
            <Icon name={icons[entry.kind]} />
            <Entry entry={entry} />
          </IconLine>
        ))}
      </Stack>
    </Stack>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t, language } = useTexts('feedback');
  const words = useTurnWords();
  const day = formatDay(entry.at, language, 'short');
  const by =
    'mentor' in entry
      ? `${fullName(entry.mentor.first_name, entry.mentor.last_name)}, ${day}`
      : t(entry.kind === 'own' ? 'history.by' : 'history.byBefore', { day });
  return (
    <div>
      {entry.kind === 'asked' && t('history.asked')}
      {entry.kind === 'given' && t('history.given', { count: entry.count })}
      {'turns' in entry &&
        entry.turns.map((turn) => (
          <Text key={`${turn.from} ${turn.to}`}>{words(turn, entry.kind === 'given')}</Text>
        ))}
      <Text $tone="hint" $size={14}>
        {by}
      </Text>
    </div>
  );
}

function useTurnWords() {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts();
  return ({ from, to, count }: Turn, theirs: boolean) =>
    t(theirs ? 'history.theirTurn' : 'history.turn', {
      count,
      from: theirs ? t(`theirs.${from}`) : own(`counts.${from}`),
      to: theirs ? t(`theirs.${to}`) : own(`counts.${to}`),
    });
}
