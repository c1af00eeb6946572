import { allProfiles, certificatesByProfile, certificatesByYear, formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';
import { type Organisation, type OrganisationFigures, profileName } from './organisationView.ts';
import { sliceColour } from './sliceColour.ts';

interface CertificateInput {
  readonly figures: Pick<OrganisationFigures, 'certificates' | 'year' | 'profile'>;
  readonly organisation: Pick<Organisation, 'profiles' | 'certificates'>;
  /** the page with that profile only */
  readonly addressOf: (profile: string) => string;
  readonly t: TranslateText<'responsible'>;
}

/** Certificates of a year by profile, the most first (specification §3, certificate statistics). */
export function certificatesByProfileChart({
  figures,
  organisation,
  addressOf,
  t,
}: CertificateInput): ChartContent {
  const { certificates, year } = figures;
  const parts = certificatesByProfile(certificates);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const [most] = parts;
  return {
    kind: 'pie',
    title: t('certificationProfile.byProfile', { year }),
    unit: t('certificationProfile.unit'),
    sentence:
      most === undefined
        ? t('nothingInYear', { year })
        : t('certificationProfile.mostProfile', {
            profile: profileName(organisation, most.key),
            percent: Math.round((most.count * 100) / total),
          }),
    rowHead: t('profile'),
    series: [{ id: 'certificates', label: t('certificationProfile.unit'), colour: color.progress }],
    rows: parts.map(({ key, count }, index) => ({
      id: key,
      label: profileName(organisation, key),
      values: [count],
      colour: sliceColour(index),
      href: addressOf(key),
    })),
    format: formatNumber,
  };
}

/** Certificates by year, of the chosen profile or of all. */
export function certificatesByYearChart({ figures, organisation, t }: CertificateInput): ChartContent {
  const shown = organisation.certificates.filter(
    ({ profile_code }) => figures.profile === allProfiles || profile_code === figures.profile,
  );
  const years = certificatesByYear(shown);
  const total = years.reduce((sum, { count }) => sum + count, 0);
  const [first] = years;
  return {
    kind: 'bars',
    title: t('certificationProfile.byYear'),
    unit: t('certificationProfile.unit'),
    sentence:
      first === undefined
        ? t('certificationProfile.never')
        : t('certificationProfile.since', { count: total, year: first.key }),
    rowHead: t('year'),
    series: [{ id: 'certificates', label: t('certificationProfile.unit'), colour: color.progress }],
    rows: years.map(({ key, count }) => ({ id: String(key), label: String(key), values: [count] })),
    format: formatNumber,
  };
}
