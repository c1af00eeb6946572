import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, Loaded, Stack, WithAside } from '@learn/ui';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import { isOpen, type ProfileUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import { ComparisonFigures } from './ComparisonFigures.tsx';
import { ComparisonGroups } from './ComparisonGroups.tsx';
import { compareUnit } from './compareUnit.ts';
import { EarlierFeedback } from './EarlierFeedback.tsx';
import { History } from './History.tsx';
import { Request } from './Request.tsx';
import { type AskedFeedback, useHasFeedback, useUnitFeedback } from './unitFeedback.ts';

interface UnitFeedbackProps {
  readonly unit: ProfileUnit;
  readonly readOnly: boolean;
}

/** A unit with its feedback, once that is there. */
export function UnitFeedback({ unit, readOnly }: UnitFeedbackProps) {
  const { t } = useTexts('feedback');
  const loaded = useUnitFeedback(unit.place.id, readOnly);
  return (
    <>
      {readOnly && <ReadOnlyNotice />}
      <Loaded of={loaded} skeleton={<PageSkeleton />} failed={{ title: t('failed') }}>
        {({ feedback }) => <Compared unit={unit} readOnly={readOnly} feedback={feedback} />}
      </Loaded>
    </>
  );
}

function Compared({
  unit,
  readOnly,
  feedback,
}: UnitFeedbackProps & { readonly feedback: AskedFeedback['feedback'] }) {
  const { t } = useTexts('feedback');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const { place, criteria } = unit;
  const rounds = feedback?.rounds ?? [];
  const comparison = compareUnit(criteria, rounds);
  const hasFeedback = useHasFeedback() && !readOnly;
  const evaluate = links.selfEvaluation({
    courseSlug,
    circleSlug: place.circle.slug,
    learningUnitSlug: place.slug,
  });
  const isLocked = place.circle.lockedBy !== undefined;
  const change = !readOnly && !isLocked && evaluate && (
    <Button as={Link} to={evaluate} variant="secondary" stretch="phone" icon="task">
      {t(criteria.some(isOpen) ? 'assess' : 'change')}
    </Button>
  );
  return (
    <Stack $gap={32}>
      <ComparisonFigures comparison={comparison} rounds={rounds} action={change} />
      <WithAside>
        <Stack $gap={32}>
          <ComparisonGroups comparison={comparison} rounds={rounds} />
          {feedback && <EarlierFeedback feedback={feedback} />}
        </Stack>
        {hasFeedback && (
          <Stack $gap={32}>
            <Request unit={unit} feedback={feedback} comparison={comparison} />
            {feedback && <History criteria={criteria} feedback={feedback} />}
          </Stack>
        )}
      </WithAside>
    </Stack>
  );
}
