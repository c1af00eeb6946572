import { type Language, onboardingCourseType } from '@learn/domain';
import { $user, reportError, useStore } from '@learn/platform';
import { usePageFrame } from '@learn/platform/form';
import { Link, useLocation, useNavigate, useSearchParams } from '@learn/platform/router';
import { Container, Emblem, fontSize, Hidden, LanguageSwitch, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { Onboarding } from './useOnboarding.ts';

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  align-items: center;
  min-height: 64px;
`;

const Brand = styled(Link)`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  margin-right: auto;
  font-size: ${fontSize[18]};
  font-weight: 700;
  text-decoration: none;
`;

const names = {
  de: { name: 'Deutsch', short: 'DE' },
  fr: { name: 'Français', short: 'FR' },
  it: { name: 'Italiano', short: 'IT' },
} as const satisfies Readonly<Record<Language, { name: string; short: string }>>;

/** Whose page it is, its language, and the way out; what is entered stays. @param onboarding undefined outside of one */
export function FrameHeader({ onboarding }: { onboarding: Onboarding | undefined }) {
  const { t, language } = useTexts();
  const { brand, languages } = usePageFrame();
  const isLoggedIn = useStore($user) !== undefined;
  const { failed, choose } = useLanguageChoice(onboarding);
  return (
    <header>
      <Line>
        <Brand to="/">
          <Emblem />
          {brand}
        </Brand>
        {isLoggedIn && (
          <Hidden $at="belowMd">
            <TextLink as={Link} to="/" direction="none">
              {t('later')}
            </TextLink>
          </Hidden>
        )}
        {failed && <span role="alert">{t('languageFailed')}</span>}
        <LanguageSwitch
          label={t('language')}
          current={language}
          languages={languages.map((code) => ({ code, ...names[code] }))}
          onChange={(code) => void choose(code)}
        />
      </Line>
    </header>
  );
}

/** The language stands in the address, too, so that a reload and a copied address stay in it. */
function useLanguageChoice(onboarding: Onboarding | undefined) {
  const { changeLanguage } = usePageFrame();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const [failed, setFailed] = useState(false);
  const choose = async (next: Language) => {
    try {
      await changeLanguage(next);
      setFailed(false);
      if (onboarding === undefined) return;
      const type = onboardingCourseType(onboarding.courseType, next);
      const path = pathname.replace(`/onboarding/${onboarding.type}`, `/onboarding/${type}`);
      if (path !== pathname)
        await navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true, state });
    } catch (error) {
      reportError(error, { area: 'onboarding-language' });
      setFailed(true);
    }
  };
  return { failed, choose };
}
