import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useRest } from '@learn/platform';
import { media, Notice, Skeleton, Stack, space, Text } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { SearchInput } from '@learn/ui/table';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

/** People that are offered at once; others are found by their name. */
const offered = 20;

const People = styled.ul`
  display: grid;
  gap: 0 ${space[24]};
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface Named {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface PeopleChoiceProps {
  /** what the people are looked for in */
  readonly within: {
    readonly course: string;
    readonly session: string | undefined;
    readonly generation: string | undefined;
    readonly region: string | undefined;
  };
  /** the chosen ones whose names are known */
  readonly known: readonly Named[];
  /** their ids */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Where people are chosen: those who are chosen first, then others, found by their names. */
export function PeopleChoice({ within, known, chosen, onChange }: PeopleChoiceProps) {
  const { t } = useTexts('filters');
  const [search, setSearch] = useState('');
  const { data, error, reload } = useRest(endpoints.persons, {
    query: { ...within, role: 'MEMBER', limit: offered, ...(search !== '' && { search }) },
  });
  const [found, setFound] = useState<readonly Named[]>();
  if (data !== undefined && data !== found) setFound(data);
  // whoever is chosen now stays where they are until another search
  const [first, setFirst] = useState(known);
  const others = (found ?? []).filter(({ user_id }) => !first.some((person) => person.user_id === user_id));
  const toggle = (userId: string) =>
    onChange(chosen.includes(userId) ? chosen.filter((id) => id !== userId) : [...chosen, userId]);
  return (
    <Stack $gap={12}>
      <SearchInput
        label={t('searchPeople')}
        value={search}
        onSearch={(words) => {
          setFirst(known);
          setSearch(words);
        }}
      />
      {error !== undefined && data === undefined ? (
        <Notice tone="failed" role="alert" onRetry={reload}>
          {t('peopleFailed')}
        </Notice>
      ) : found === undefined ? (
        <Skeleton $height="132px" />
      ) : (
        <>
          <Text $tone="hint" $size={14} role="status">
            {found.length < offered
              ? t('foundPeople', { count: found.length })
              : t('firstPeople', { count: offered })}
          </Text>
          <People>
            {[...first, ...others].map(({ user_id, first_name, last_name }) => (
              <li key={user_id}>
                <Checkbox
                  label={fullName(first_name, last_name)}
                  checked={chosen.includes(user_id)}
                  onChange={() => toggle(user_id)}
                />
              </li>
            ))}
          </People>
        </>
      )}
    </Stack>
  );
}
