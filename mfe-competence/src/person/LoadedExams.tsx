import type { Loadable, PersonExams } from '@learn/contracts';
import { Loaded } from '@learn/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useTexts } from '../texts.ts';

interface LoadedExamsProps<Data> {
  readonly of: Loadable<Data>;
  /** what is said where it may not be read, or does not exist */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
}

/** Something about another person's exams, within the frame of their pages. */
export function LoadedExams<Data = PersonExams>({ of, missing, children }: LoadedExamsProps<Data>) {
  const { t } = useTexts('exam');
  return (
    <Loaded
      of={of}
      skeleton={<PageSkeleton />}
      failed={{ title: t('list.failed') }}
      missing={{ icon: 'search', title: missing }}
    >
      {children}
    </Loaded>
  );
}
