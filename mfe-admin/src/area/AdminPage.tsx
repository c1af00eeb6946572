import { Link } from '@learn/platform/router';
import { Container, color, Ground, media, PageHeader, type PageHeaderProps, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { PageTabs } from '@learn/ui/table';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { addressOfEntry, type Entry, entries } from './entries.ts';

/** There are so many entries that they take two lines on a screen of usual width in some languages; a phone scrolls them. */
const Bar = styled.div`
  background: ${color.surface0};
  & nav {
    border: 0;
    ${media.lg} {
      flex-wrap: wrap;
      column-gap: ${space[16]};
    }
  }
  border-bottom: 1px solid ${color.line};
`;

const Content = styled.div`
  padding-bottom: ${space[48]};
`;

interface AdminPageProps extends Pick<PageHeaderProps, 'where' | 'back' | 'lead' | 'aside' | 'headingRef'> {
  readonly title: string;
  /** entry of the navigation under which the page is found */
  readonly entry: Entry;
  /** below the heading */
  readonly meta?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of the admin area: its navigation, the heading, content on tinted ground. */
export function AdminPage({ entry, meta, children, ...header }: AdminPageProps) {
  const { t } = useTexts();
  return (
    <Ground>
      <Bar>
        <Container>
          <PageTabs
            label={t('title')}
            link={Link}
            tabs={entries.map((one) => ({
              id: one,
              words: t(`entry.${one}`),
              to: addressOfEntry(one),
              current: one === entry,
            }))}
          />
        </Container>
      </Bar>
      <Container>
        <PageHeader where={t('title')} {...header}>
          {meta}
        </PageHeader>
        <Content>{children}</Content>
      </Container>
    </Ground>
  );
}
