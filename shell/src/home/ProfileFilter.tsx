import { endpoints } from '@learn/contracts';
import { allProfiles, profileFilterOptions } from '@learn/domain';
import { useRest } from '@learn/platform';
import { FilterPills, Skeleton, Stack, Text } from '@learn/ui';
import { useTexts } from './boxesTexts.ts';

interface ProfileFilterProps {
  /** codes of the profiles that occur */
  readonly codes: readonly string[];
  /** one of them, or all */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Choice of a profile (branch); «all» and the choice itself are there from two profiles on (specification §5). */
export function ProfileFilter({ codes, value, onChange }: ProfileFilterProps) {
  const { t } = useTexts();
  const isChoice = codes.length > 1;
  const names = useRest(endpoints.profiles, isChoice ? {} : undefined);
  if (!isChoice) return null;
  if (names.loading) return <Skeleton $height="73px" $width="min(320px, 100%)" />;
  const nameOf = (code: string) => names.data?.find((profile) => profile.code === code)?.name ?? code;
  return (
    <Stack $gap={8}>
      <Text $tone="secondary" $size={14} aria-hidden="true">
        {t('profile')}
      </Text>
      <FilterPills
        label={t('profile')}
        value={value}
        onChange={onChange}
        options={profileFilterOptions(codes).map((code) => ({
          value: code,
          label: code === allProfiles ? t('allProfiles') : nameOf(code),
        }))}
      />
    </Stack>
  );
}
