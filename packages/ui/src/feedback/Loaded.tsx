import type { Loadable } from '@learn/contracts';
import { type ReactNode, useContext } from 'react';
import { PageBox } from '../layout/PageBox.ts';
import { CommonTexts } from './CommonTexts.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

type Failure = Pick<ErrorPanelProps, 'title' | 'description' | 'stillWorks'>;

/** Props of Loaded. */
export type LoadedProps<Data> = {
  of: Loadable<Data>;
  /** The shape of what comes; nothing when left out. */
  skeleton?: ReactNode;
  /** What could not be loaded; of several parts by the name of the one. */
  failed: Failure | ((part: string | undefined) => Failure);
  /** What does not exist, and where to go; left out where that cannot be. */
  missing?: Pick<EmptyStateProps, 'title' | 'description' | 'icon' | 'action'>;
  /** 1 when it is the whole page, 2 (default) or 3 inside one. */
  level?: 1 | 2 | 3;
  /** Draws what is there, without hooks; left out where something else does. */
  children?: (data: Data) => ReactNode;
};

/** Something asked for, in each of its states: its shape while loading, what failed with a retry, what is missing, or itself. */
export function Loaded<Data>({ of, skeleton, failed, missing, level = 2, children }: LoadedProps<Data>) {
  const texts = useContext(CommonTexts);
  if (of.state === 'ready') return children?.(of.data);
  if (of.state === 'loading') return skeleton;
  const { reload } = of;
  const isPage = level === 1;
  const part = of.state === 'failed' ? of.part : undefined;
  const state =
    of.state === 'failed' ? (
      <ErrorPanel
        level={level}
        description={texts.failed}
        {...(typeof failed === 'function' ? failed(part) : failed)}
        error={of.error}
        retry={{ onRetry: reload }}
      />
    ) : isPage && missing ? (
      <>
        <ErrorPanel level={1} title={missing.title} description={missing.description ?? texts.missing} />
        {missing.action}
      </>
    ) : (
      missing && <EmptyState {...missing} />
    );
  return isPage ? <PageBox>{state}</PageBox> : state;
}
