import { useSearchParams } from '@learn/platform/router';
import { FilterPills, Grid, Heading, Stack, Text } from '@learn/ui';
import type { ReactNode } from 'react';
import { countAssessments } from '../assessment/assessment.ts';
import { LockedNotice } from '../page/LockedNotice.tsx';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import { first, isOpen, type ProfileCircle, type ProfileUnit } from '../profile/readProfile.ts';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { UnitCard } from './UnitCard.tsx';

interface SelfEvaluationListProps extends OwnProfile {
  /** it is another person's, so nothing leads to a self-assessment */
  readonly another?: boolean;
  /** what there is to say of the feedback on a unit */
  readonly feedbackOf: (unit: ProfileUnit) => ReactNode;
}

/** Circles with their units, what is open first; the address keeps the circle that is looked at (`?circle=`). */
export function SelfEvaluationList({
  profile,
  readOnly,
  another = false,
  feedbackOf,
}: SelfEvaluationListProps) {
  const { t: tProfile } = useTexts('profile');
  const [parameters, setParameters] = useSearchParams();
  const { circles } = profile;
  const chosen = circles.find(({ place }) => place.slug === parameters.get('circle'));
  const shown = chosen ? [chosen] : first(circles, (circle) => circle.units.some(hasOpen));
  const filter = (slug: string) => {
    setParameters(
      (present) => {
        if (slug === '') present.delete('circle');
        else present.set('circle', slug);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const openCount = countAssessments(shown.flatMap(criteriaOfCircle)).open;
  return (
    <Stack $gap={24}>
      {readOnly && !another && <ReadOnlyNotice />}
      {circles.length > 1 && (
        <FilterPills
          label={tProfile('selfEvaluation.filter')}
          value={chosen?.place.slug ?? ''}
          unset=""
          onChange={filter}
          options={[
            { value: '', label: tProfile('filter.all') },
            ...circles.map(({ place }) => ({ value: place.slug, label: place.title })),
          ]}
        />
      )}
      <Text $tone="hint" $size={14} role="status">
        {openCount === 0
          ? tProfile('selfEvaluation.noneOpen')
          : tProfile('selfEvaluation.open', { count: openCount })}
      </Text>
      {shown.map((circle) => (
        <CircleUnits key={circle.place.id} circle={circle}>
          {(unit) => (
            <UnitCard
              key={unit.place.id}
              unit={unit}
              readOnly={readOnly}
              another={another}
              feedback={feedbackOf(unit)}
            />
          )}
        </CircleUnits>
      ))}
    </Stack>
  );
}

interface CircleUnitsProps {
  readonly circle: ProfileCircle;
  readonly children: (unit: ProfileUnit) => ReactNode;
}

function CircleUnits({ circle, children }: CircleUnitsProps) {
  const { place, units } = circle;
  const id = `circle-${place.slug}`;
  return (
    <Stack as="section" $gap={12} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {place.title}
      </Heading>
      {place.lockedBy && <LockedNotice circle={place} />}
      <Grid $columns={2} $columnsMd={2} $gap={16}>
        {first(units, hasOpen).map(children)}
      </Grid>
    </Stack>
  );
}

function hasOpen(unit: ProfileUnit): boolean {
  return unit.criteria.some(isOpen);
}

function criteriaOfCircle(circle: ProfileCircle) {
  return circle.units.flatMap((unit) => unit.criteria);
}
