import { Container, Ground, PageHeader, type PageHeaderProps } from '@learn/ui';
import type { ReactNode } from 'react';

interface StatisticPageProps
  extends Pick<PageHeaderProps, 'courseSession' | 'where' | 'back' | 'lead' | 'aside'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of every page of the statistics: where it is, its heading, content on tinted ground. */
export function StatisticPage({ children, ...header }: StatisticPageProps) {
  return (
    <Ground>
      <Container>
        <PageHeader {...header} />
        {children}
      </Container>
    </Ground>
  );
}
