import type { Loadable } from '@learn/contracts';
import { type EmptyStateProps, Heading, Loaded, Skeleton, Stack } from '@learn/ui';
import type { ReactNode } from 'react';

interface WidgetFrameProps<Data> {
  readonly title: string;
  readonly of: Loadable<Data>;
  /** height in px of what comes */
  readonly height: number;
  /** what could not be loaded */
  readonly failed: string;
  /** where there is nothing yet: what would be here */
  readonly missing: Pick<EmptyStateProps, 'title' | 'description' | 'icon'>;
  readonly children: (data: Data) => ReactNode;
}

/** A widget of the home dashboard in each of its states. */
export function WidgetFrame<Data>({ title, of, height, failed, missing, children }: WidgetFrameProps<Data>) {
  return (
    <Stack $gap={12}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <Loaded
        of={of}
        level={3}
        skeleton={
          <div aria-busy="true">
            <Skeleton $height={`${height}px`} />
          </div>
        }
        failed={{ title: failed }}
        missing={missing}
      >
        {children}
      </Loaded>
    </Stack>
  );
}
