import { useLinks } from '@learn/platform';
import { Button, NextPanel } from '@learn/ui';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';

interface ToCourseProps {
  readonly onboarding: Onboarding;
  readonly course: { readonly slug: string; readonly sessionId: string; readonly title: string };
}

/** The next thing: the learning path, or what the person wanted at first. A whole load, for they have a new role. */
export function ToCourse({ onboarding, course }: ToCourseProps) {
  const { t } = useTexts();
  const path = useLinks().learningPath({ courseSlug: course.slug });
  const learn = path && `${path}?${new URLSearchParams({ courseSessionId: course.sessionId })}`;
  const isBound = onboarding.next !== '/';
  return (
    <NextPanel
      kicker={t('course.kicker')}
      title={course.title}
      meta={t('course.what')}
      metaIcon="module"
      action={
        <Button href={isBound ? onboarding.next : (learn ?? '/')} stretch="phone" iconEnd="right">
          {t(isBound ? 'course.goOn' : 'course.start')}
        </Button>
      }
    />
  );
}
