import { operatorAddress } from '@learn/contracts';
import { type Language, onboardingCourseType, zurichDay } from '@learn/domain';
import { reportError, useLinks, useNow } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { changeLanguage, pageData, useBrand } from '@learn/platform/shell';
import { Container, color, fontSize, LanguageSwitch, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useOfferedCourse } from '../navigation/useOfferedCourse.ts';
import { useTexts } from '../texts.ts';

const Root = styled.footer`
  ${screenOnly}
  margin-top: ${space[64]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize[14]};
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  align-items: center;
  padding-block: ${space[8]};
  color: ${color.ink700};
  & > span {
    padding-block: ${space[12]};
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  & a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: ${color.ink700};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', fr: 'Français', it: 'Italiano' };

/** Copyright, what the operator says of himself, the offer to buy the course, languages, the build outside production. */
export function Footer() {
  const { t, language } = useTexts();
  const [failed, setFailed] = useState(false);
  const page = pageData();
  const buy = useLinks().accountConfirm({ courseType: onboardingCourseType('vv', language) });
  const offered = useOfferedCourse();
  const brand = useBrand();
  const now = useNow();
  const places = [
    { text: t('footer.privacy'), href: operatorAddress(page.privacyUrl, language) },
    { text: t('footer.imprint'), href: operatorAddress(page.imprintUrl, language) },
    { text: t('footer.contact'), href: `mailto:${page.contact.email}` },
  ];
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
        <span>{t('footer.copyright', { year: zurichDay(now).slice(0, 4), brand })}</span>
        <Links>
          {places.map(
            ({ text, href }) =>
              href !== undefined && (
                <li key={text}>
                  <a href={href}>{text}</a>
                </li>
              ),
          )}
          {offered && buy !== undefined && (
            <li>
              <Link to={buy}>{t('footer.buyCourse')}</Link>
            </li>
          )}
        </Links>
        {page.mode !== 'prod' && <span>{t('footer.build', { build: page.build })}</span>}
        {failed && <span role="alert">{t('footer.languageFailed')}</span>}
        {/* its last word ends where the page does; the room around it is for the finger */}
        <div style={{ marginRight: `-${space[8]}`, marginLeft: 'auto' }}>
          <LanguageSwitch
            label={t('footer.language')}
            current={language}
            languages={page.languages.map((code) => ({ code, name: languageNames[code] }))}
            onChange={(next) => void choose(next)}
          />
        </div>
      </Line>
    </Root>
  );
}
