import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Loaded, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { useTexts } from '../texts.ts';

interface ExamsFrameProps<Data> {
  readonly of: Loadable<Data>;
  /** undefined while it is not known */
  readonly title: string | undefined;
  readonly lead?: string | undefined;
  /** default: the competence profile */
  readonly back?: ReactNode;
  /** what is said where it does not exist */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
}

/** Frame of the current user's pages about exams; what does not exist is said in place of the whole page. */
export function ExamsFrame<Data>({ of, title, lead, back, missing, children }: ExamsFrameProps<Data>) {
  const { t } = useTexts('exam');
  const own = useTexts();
  const { courseSlug = '' } = useParams();
  const profile = (
    <TextLink as={Link} to={useLinks().competence({ courseSlug })} direction="back">
      {own.t('title')}
    </TextLink>
  );
  const failed = { title: t('list.failed') };
  if (of.state === 'missing')
    return <Loaded of={of} level={1} failed={failed} missing={{ title: missing, action: back ?? profile }} />;
  return (
    <ProfilePage title={title} lead={lead} back={back ?? profile}>
      <Loaded of={of} skeleton={<PageSkeleton />} failed={failed}>
        {children}
      </Loaded>
    </ProfilePage>
  );
}
