import type { Loadable } from '@learn/contracts';
import { Heading, Loaded, Skeleton, Stack } from '@learn/ui';
import type { ReactNode } from 'react';

interface HomeWidgetProps<Data> {
  readonly title: string;
  readonly of: Loadable<Data>;
  /** of its skeleton below the title, in px */
  readonly height: number;
  /** what failed to load */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A widget of the home dashboard: its title, and below it what it shows or why it cannot. */
export function HomeWidget<Data>({ title, of, height, failed, children }: HomeWidgetProps<Data>) {
  const { reload } = of;
  return (
    <Stack $gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <Loaded
        // what is not there could not be had, as the widget stands among those of the course
        of={of.state === 'missing' ? { state: 'failed', error: undefined, reload } : of}
        level={3}
        skeleton={
          <div aria-busy="true">
            <Skeleton $height={`${height}px`} />
          </div>
        }
        failed={{ title: failed, description: undefined }}
      >
        {children}
      </Loaded>
    </Stack>
  );
}
