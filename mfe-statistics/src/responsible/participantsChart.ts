import { formatNumber, peopleByProfile, wholePercent } from '@learn/domain';
import { color } from '@learn/ui';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';
import { type Organisation, type OrganisationFigures, profileName } from './organisationView.ts';
import { sliceColour } from './sliceColour.ts';

interface ParticipantInput {
  readonly figures: Pick<OrganisationFigures, 'participants' | 'year'>;
  readonly organisation: Pick<Organisation, 'profiles'>;
  readonly t: TranslateText<'responsible'>;
}

/** The participants of a year by profile, the most first (specification §2, pie charts by profile). */
export function participantsChart({ figures, organisation, t }: ParticipantInput): ChartContent {
  const { participants, year } = figures;
  const parts = peopleByProfile(participants, organisation.profiles).map(({ key, count }) => ({
    id: key ?? 'none',
    label: key === null ? t('noProfile') : profileName(organisation, key),
    count,
  }));
  const [most] = parts;
  return {
    kind: 'pie',
    title: t('participants.byProfile', { year }),
    unit: t('participants.unit'),
    sentence:
      most === undefined
        ? t('nothingInYear', { year })
        : t('participants.mostProfile', {
            profile: most.label,
            percent: wholePercent(most.count, participants.length) ?? 0,
          }),
    rowHead: t('profile'),
    series: [{ id: 'participants', label: t('participants.unit'), colour: color.progress }],
    rows: parts.map(({ id, label, count }, index) => ({
      id,
      label,
      values: [count],
      colour: sliceColour(index),
    })),
    format: formatNumber,
  };
}
