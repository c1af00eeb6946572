import { useCourseSession } from '@learn/platform';
import { Container, PageHeader, Skeleton, Stack } from '@learn/ui';
import type { ReactNode } from 'react';

interface ProfilePageProps {
  /** the page's heading; undefined while it is not known */
  readonly title: string | undefined;
  readonly lead?: string | undefined;
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of this remote: course, session, heading, content. */
export function ProfilePage({ title, lead, back, aside, children }: ProfilePageProps) {
  const session = useCourseSession();
  return (
    <Container>
      {title === undefined ? (
        <HeaderSkeleton />
      ) : (
        <PageHeader courseSession={session} title={title} lead={lead} back={back} aside={aside} />
      )}
      <Stack $gap={32}>{children}</Stack>
    </Container>
  );
}

function HeaderSkeleton() {
  return (
    <div aria-busy="true">
      <Stack $gap={12}>
        <Skeleton $shape="text" $width="240px" $height="48px" />
        <Skeleton $height="44px" $width="min(420px, 80%)" />
      </Stack>
    </div>
  );
}
