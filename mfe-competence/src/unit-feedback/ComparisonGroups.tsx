import { formatDay, fullName } from '@learn/domain';
import { Heading, Icon, type IconName, Inline, Stack, toneColor } from '@learn/ui';
import { ComparisonList, Remark } from '@learn/ui/content';
import { AssessmentTag } from '../assessment/AssessmentTag.tsx';
import { useTexts } from '../texts.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import type { ComparedCriterion, UnitComparison } from './compareUnit.ts';
import { personOf } from './personOf.ts';
import { TheirTag } from './TheirTag.tsx';
import type { FeedbackRound } from './unitFeedback.ts';

interface ComparisonGroupsProps {
  readonly comparison: UnitComparison;
  readonly rounds: readonly FeedbackRound[];
}

const groups = [
  { name: 'differ', icon: 'warning', tone: 'waiting' },
  { name: 'agree', icon: 'check', tone: 'finished' },
  { name: 'without', icon: 'clock', tone: 'none' },
] as const satisfies readonly { name: keyof UnitComparison; icon: IconName; tone: keyof typeof toneColor }[];

/** The criteria in groups: what both see differently first, then what they agree on, then what has no feedback. */
export function ComparisonGroups({ comparison, rounds }: ComparisonGroupsProps) {
  const { t } = useTexts('feedback');
  const [latest] = rounds;
  return (
    <Stack $gap={32}>
      {latest && <AskedQuestion round={latest} />}
      {groups
        .filter(({ name }) => comparison[name].length > 0)
        .map(({ name, icon, tone }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <Stack $gap={16}>
              <Inline $gap={12} $nowrap>
                <Icon name={latest ? icon : 'eye'} color={toneColor[latest ? tone : 'none']} />
                <Heading level={2} id={`group-${name}`}>
                  {t(latest ? `group.${name}` : 'group.own')}
                </Heading>
              </Inline>
              <Rows label={t(`group.${name}`)} criteria={comparison[name]} latest={latest} name={name} />
            </Stack>
          </section>
        ))}
    </Stack>
  );
}

interface RowsProps {
  readonly label: string;
  readonly name: keyof UnitComparison;
  readonly criteria: readonly ComparedCriterion[];
  readonly latest: FeedbackRound | undefined;
}

function Rows({ label, name, criteria, latest }: RowsProps) {
  const { t, language } = useTexts('feedback');
  const note = useNote();
  const mentor = latest && fullName(latest.provider.first_name, latest.provider.last_name);
  return (
    <ComparisonList
      label={label}
      marked={name === 'differ'}
      heads={{ title: t('criterion'), first: t('you'), ...(mentor && { second: mentor }) }}
      rows={criteria.map((compared) => ({
        key: compared.criterion.id,
        title: compared.criterion.title,
        note: note(compared),
        first: <AssessmentTag assessment={compared.criterion.assessment} />,
        second: latest && <TheirTag assessment={compared.theirs} />,
        below: latest && compared.comment !== undefined && (
          <Remark {...personOf(latest.provider)} day={formatDay(latest.submitted_at, language, 'short')}>
            {compared.comment}
          </Remark>
        ),
      }))}
    />
  );
}

/** Says since when somebody assesses themselves as they do, and how they did before. */
function useNote() {
  const { t, language } = useTexts('feedback');
  const { t: own } = useTexts();
  return ({ criterion: { savedAt }, before, changedSince }: ComparedCriterion) => {
    if (before === undefined) return undefined;
    const facts = { before: own(`counts.${before}`) };
    if (savedAt === undefined) return t('note.takenBack', facts);
    return t(changedSince ? 'note.changedSince' : 'note.changed', {
      ...facts,
      day: formatDay(savedAt, language, 'short'),
    });
  };
}
