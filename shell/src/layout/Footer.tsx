import { type Language, languages } from '@learn/domain';
import { changeLanguage, pageData, reportError } from '@learn/platform';
import { color, fontSize, LanguageSwitch, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

const Root = styled.footer`
  margin-top: ${space[64]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize[14]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  max-width: 1248px;
  margin: 0 auto;
  padding: ${space[16]};
  ${media.md} {
    padding-inline: ${space[24]};
  }
  color: ${color.ink700};
`;

const End = styled.div`
  margin-left: auto;
`;

const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', fr: 'Français', it: 'Italiano' };

/** Copyright, language of the platform, and the build outside production. */
export function Footer() {
  const { t, language } = useTexts();
  const [failed, setFailed] = useState(false);
  const page = pageData();
  const choose = async (next: Language) => {
    try {
      await changeLanguage(next);
      setFailed(false);
    } catch (error) {
      reportError(error, { area: 'language' });
      setFailed(true);
    }
  };
  return (
    <Root>
      <Line>
        <span>{t('footer.copyright', { year: new Date().getFullYear(), brand: page.brand })}</span>
        {page.mode !== 'prod' && <span>{t('footer.build', { build: page.build })}</span>}
        {failed && <span role="alert">{t('footer.languageFailed')}</span>}
        <End>
          <LanguageSwitch
            label={t('footer.language')}
            current={language}
            languages={languages.map((code) => ({ code, name: languageNames[code] }))}
            onChange={(next) => void choose(next)}
          />
        </End>
      </Line>
    </Root>
  );
}
