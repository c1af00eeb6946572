import { useCourseSession } from '@learn/platform';
import { Container, Ground, PageHeader } from '@learn/ui';
import type { ReactNode } from 'react';

interface CockpitPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** link one level up */
  readonly back?: ReactNode;
  /** below the heading */
  readonly meta?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of the cockpit: course, session, heading, content on tinted ground. */
export function CockpitPage({ title, lead, back, meta, children }: CockpitPageProps) {
  const session = useCourseSession();
  return (
    <Ground>
      <Container>
        <PageHeader courseSession={session} title={title} lead={lead} back={back}>
          {meta}
        </PageHeader>
        {children}
      </Container>
    </Ground>
  );
}
