import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

const Choice = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space[8]};
  border: 0;
  background: none;
  color: ${color.ink700};
  &:hover {
    text-decoration: underline;
  }
  &[aria-current='true'] {
    color: ${color.ink900};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

/** A language to choose; `name` in that language («Français»), `short` for a narrow place («FR»). */
export type LanguageChoice<Code extends string> = { code: Code; name: string; short?: string };

/** Props of LanguageSwitch. */
export type LanguageSwitchProps<Code extends string> = {
  /** Name of the list for screen readers. */
  label: string;
  languages: readonly LanguageChoice<Code>[];
  current: Code;
  onChange: (code: Code) => void;
};

/** The languages side by side, the current one underlined. */
export function LanguageSwitch<Code extends string>({
  label,
  languages,
  current,
  onChange,
}: LanguageSwitchProps<Code>) {
  return (
    <List aria-label={label}>
      {languages.map(({ code, name, short }) => (
        <li key={code}>
          <Choice
            type="button"
            lang={code}
            aria-current={code === current ? 'true' : undefined}
            {...(short === undefined ? {} : { 'aria-label': `${short} ${name}` })}
            onClick={() => onChange(code)}
          >
            {short ?? name}
          </Choice>
        </li>
      ))}
    </List>
  );
}
