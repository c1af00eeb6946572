import { Figure, Inline, ProgressRing, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { PersonSection } from './PersonSection.tsx';
import { type PersonData, progressOf } from './personData.ts';

const Line = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  & > span:last-child {
    margin-left: auto;
    white-space: nowrap;
  }
`;

/** How much of the circle the person has completed, as a whole and by sequence. */
export function PersonProgress({ person }: { person: PersonData }) {
  const { t } = useTexts('person');
  const { completed, total } = progressOf(person);
  return (
    <PersonSection title={t('progress')} empty={total === 0 ? t('noContents') : undefined}>
      <Inline $gap={16}>
        <ProgressRing
          size={64}
          thickness={14}
          share={completed / total}
          label={t('completed', { completed, total })}
        />
        <Figure value={completed}>{t('ofContents', { count: total })}</Figure>
      </Inline>
      <Stack as="ul" $gap={8}>
        {person.sequences.map(
          ({ learning_sequence_id, title, contents_count, contents_completed_count: done }) => (
            <Line key={learning_sequence_id}>
              <ProgressRing
                size={32}
                thickness={14}
                share={contents_count === 0 ? 0 : done / contents_count}
                label={t('completed', { completed: done, total: contents_count })}
              />
              <span>{title}</span>
              <Text as="span" $tone="secondary" aria-hidden>
                {t('ofAll', { completed: done, total: contents_count })}
              </Text>
            </Line>
          ),
        )}
      </Stack>
    </PersonSection>
  );
}
