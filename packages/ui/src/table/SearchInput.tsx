import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../form/TextInput.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';

const Root = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: calc(50% - 10px);
    left: ${space[16]};
    color: ${color.ink500};
    pointer-events: none;
  }
  & > input {
    padding-left: ${space[48]};
  }
  @media print {
    &:has(> input:placeholder-shown) {
      display: none;
    }
  }
`;

/** ms without a key before a search begins */
const pause = 300;

/** Props of SearchInput. */
export type SearchInputProps = {
  /** Stands in the empty field, and names it. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Called when typing stops, or on Enter. */
  onSearch: (value: string) => void;
};

/** Search that begins by itself; what is typed meanwhile stays, also when `value` changes by what was searched before. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed.trim();
      search.current(told.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Root>
      <Icon name="search" />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === told.current) return;
          told.current = typed.trim();
          onSearch(told.current);
        }}
      />
    </Root>
  );
}
