import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { MentorPage } from '../MentorPage.tsx';

interface DetailsPageProps<Data> {
  readonly of: Loadable<Data>;
  /** heading and the line below it; undefined as long as nothing is there */
  readonly head: { readonly title: string; readonly place: string } | undefined;
  /** heading until then */
  readonly kind: string;
  /** what does not exist */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
}

/** Frame of a page with all mentees in one thing, one level below the tasks. */
export function DetailsPage<Data>({ of, head, kind, missing, children }: DetailsPageProps<Data>) {
  const { t } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const tasks = useLinks().learningMentorTasks({ courseSlug });
  return (
    <MentorPage
      title={head?.title ?? kind}
      back={{ to: tasks, label: t('tasks.title') }}
      meta={head && <Text $tone="secondary">{head.place}</Text>}
    >
      <LoadedInSession
        of={of}
        shape={[44, 240]}
        failed={t('details.failed')}
        missing={{
          title: missing,
          description: t('details.missingHint'),
          action: (
            <TextLink as={Link} to={tasks}>
              {t('toTasks')}
            </TextLink>
          ),
        }}
      >
        {children}
      </LoadedInSession>
    </MentorPage>
  );
}
