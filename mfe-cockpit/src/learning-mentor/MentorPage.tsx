import { roleLabel } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { useTexts } from '../texts.ts';

/** What the learning mentor is called in the course (specification §2): Praxisbildner in uk, else Lernbegleitung. */
export function useMentorLabel(): string {
  const { language } = useTexts();
  return roleLabel('LEARNING_MENTOR', useCourseSession().course.configuration, language);
}

interface MentorPageProps {
  readonly title: string;
  /** the way back, to the overview where it is left out */
  readonly back?: { readonly to: string | undefined; readonly label: string };
  readonly meta?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the pages below the overview. */
export function MentorPage({ title, back, meta, children }: MentorPageProps) {
  const { course } = useCourseSession();
  const label = useMentorLabel();
  const overview = useLinks().learningMentor({ courseSlug: course.slug });
  const { to, label: words } = back ?? { to: overview, label };
  return (
    <CockpitPage
      title={title}
      back={
        <TextLink as={Link} to={to} direction="back">
          {words}
        </TextLink>
      }
      meta={meta}
    >
      {children}
    </CockpitPage>
  );
}
