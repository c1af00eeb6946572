import { isRefusal, problemOf, useMarkWaits, useNow } from '@learn/platform';
import { Button, Card, color, FieldError, fontSize, Heading, Icon, Inline, Stack, space } from '@learn/ui';
import { ChoiceCards } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useId, useRef } from 'react';
import type { Assessment } from '../assessment/assessment.ts';
import { assessmentStyle } from '../assessment/assessmentStyle.ts';
import type { Criterion } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import { savedText } from './savedText.ts';
import type { UnsavedAssessment } from './useSaveAssessments.ts';

const choices = ['success', 'fail'] as const;

const Foot = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: -${space[8]};
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  & > button {
    margin-right: -${space[16]};
  }
`;

interface CriterionCardProps {
  readonly criterion: Criterion;
  /** a choice that is on its way or failed; it stays chosen until the server confirmed it */
  readonly unsaved: UnsavedAssessment | undefined;
  readonly readOnly: boolean;
  readonly onChoose: (assessment: Assessment) => void;
}

/** One criterion: its two answers, the saved mark, the way back to open, and a retry when saving failed. */
export function CriterionCard({ criterion, unsaved, readOnly, onChoose }: CriterionCardProps) {
  const { t: tProfile } = useTexts('profile');
  const group = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const failed = unsaved?.state === 'failed';
  const chosen = unsaved?.value.assessment ?? criterion.assessment;
  // The button that was pressed disappears, so the focus moves to the answers.
  const chooseByButton = (assessment: Assessment) => {
    onChoose(assessment);
    const answers = group.current;
    (answers?.querySelector<HTMLElement>('input:checked') ?? answers?.querySelector('input'))?.focus();
  };
  return (
    <Card as="li">
      <fieldset ref={group} aria-describedby={failed ? errorId : undefined}>
        <legend style={{ padding: 0, marginBottom: space[16] }}>
          <Heading level={2} size={18}>
            {criterion.title}
          </Heading>
        </legend>
        <Stack $gap={8}>
          <ChoiceCards
            options={choices.map((value) => ({
              value,
              label: tProfile(`evaluate.${value}`),
              ...assessmentStyle[value],
            }))}
            value={chosen}
            disabled={readOnly}
            onChange={onChoose}
          />
          {failed && (
            <SaveFailure
              id={errorId}
              refused={isRefusal(problemOf(unsaved.error))}
              onRetry={() => chooseByButton(chosen)}
            />
          )}
          {!failed && !readOnly && (
            <Foot>
              <SavedMark criterion={criterion} saving={unsaved !== undefined} />
              {chosen !== 'open' && (
                <Button variant="quiet" size="small" icon="undo" onClick={() => chooseByButton('open')}>
                  {tProfile('evaluate.reset')}
                </Button>
              )}
            </Foot>
          )}
        </Stack>
      </fieldset>
    </Card>
  );
}

function SavedMark({ criterion, saving }: { criterion: Criterion; saving: boolean }) {
  const { t: tProfile, language } = useTexts('profile');
  const now = useNow();
  const waits = useMarkWaits(criterion.id);
  const saved = !saving && !waits && criterion.savedAt !== undefined;
  return (
    <Inline $gap={4} $nowrap role="status">
      {saved && <Icon name="check" size={16} color={color.finished} />}
      {saving && tProfile('evaluate.saving')}
      {!saving && waits && (
        <>
          <Icon name="offline" size={16} /> {tProfile('evaluate.waits')}
        </>
      )}
      {saved && savedText(tProfile, language, criterion.savedAt ?? '', now)}
    </Inline>
  );
}

function SaveFailure({ id, refused, onRetry }: { id: string; refused: boolean; onRetry: () => void }) {
  const { t: tProfile } = useTexts('profile');
  return (
    <Inline $gap={16} $justify="space-between">
      <FieldError id={id}>{tProfile(refused ? 'evaluate.refused' : 'evaluate.failed')}</FieldError>
      {!refused && (
        <Button variant="secondary" size="small" icon="retry" onClick={onRetry}>
          {tProfile('failure.retry')}
        </Button>
      )}
    </Inline>
  );
}
