import type { AssessmentStatus } from '@learn/domain';
import {
  assessmentLook,
  Button,
  Card,
  Field,
  FieldError,
  Heading,
  Inline,
  Stack,
  space,
  Tag,
  Text,
  TextArea,
} from '@learn/ui';
import { ChoiceCards, SavedMark } from '@learn/ui/content';
import { useTexts } from '../../texts.ts';
import type { UnitFeedback } from './unitFeedback.ts';
import type { ShownComment } from './useComments.ts';
import type { ShownAssessment } from './useGiveFeedback.ts';

const choices = ['SUCCESS', 'FAIL'] as const;

interface CriterionCardProps {
  readonly criterion: UnitFeedback['criteria'][number];
  /** first name of the participant */
  readonly name: string;
  readonly shown: ShownAssessment;
  /** it was handed over without it */
  readonly missing: boolean;
  readonly onChoose: (assessment: AssessmentStatus) => void;
  readonly comment: ShownComment;
  readonly onWrite: (text: string) => void;
}

/** One criterion: how the participant assesses themselves, and the mentor's two answers. */
export function CriterionCard(props: CriterionCardProps) {
  const { criterion, name, shown, missing, onChoose, comment, onWrite } = props;
  const { t } = useTexts('mentor');
  const { assessment, phase } = shown;
  return (
    <Card as="li">
      <fieldset>
        <legend style={{ padding: 0, marginBottom: space[12] }}>
          <Heading level={2} size={18}>
            {criterion.title}
          </Heading>
        </legend>
        <Stack $gap={12}>
          <Inline $gap={8}>
            <Text as="span" $tone="secondary">
              {t('feedback.selfOf', { name })}
            </Text>
            <AssessmentTag assessment={criterion.self_assessment} />
          </Inline>
          <ChoiceCards
            options={choices.map((value) => ({
              value,
              label: t(`feedback.choice.${value}`, { name }),
              ...assessmentLook[value],
            }))}
            value={assessment}
            invalid={missing}
            onChange={onChoose}
          />
          {phase === 'failed' ? (
            <Inline $gap={16} $justify="space-between">
              <FieldError id={`failed-${criterion.id}`}>{t('feedback.notSaved')}</FieldError>
              <Button variant="secondary" size="small" icon="retry" onClick={() => onChoose(assessment)}>
                {t('feedback.retry')}
              </Button>
            </Inline>
          ) : (
            <SavedMark state={markOf(shown)}>
              {phase === 'saved' ? t('feedback.saved') : t(`feedback.${phase}`)}
            </SavedMark>
          )}
          <Field
            label={t('feedback.comment', { name })}
            aside={
              <SavedMark state={comment.saving}>
                {comment.saving && t(`feedback.${comment.saving}`)}
              </SavedMark>
            }
          >
            <TextArea
              rows={2}
              maxLength={2_000}
              value={comment.text}
              onChange={(event) => onWrite(event.currentTarget.value)}
            />
          </Field>
        </Stack>
      </fieldset>
    </Card>
  );
}

function markOf({ assessment, phase }: ShownAssessment) {
  return phase === 'failed' || (phase === 'saved' && assessment === 'UNKNOWN') ? undefined : phase;
}

/** An assessment as icon and word. */
export function AssessmentTag({ assessment }: { assessment: AssessmentStatus }) {
  const { t } = useTexts('mentor');
  const { tone, icon } = assessmentLook[assessment];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`feedback.status.${assessment}`)}
    </Tag>
  );
}
