import { Link } from '@learn/platform/router';
import { Card, color, Heading, Icon, type IconName, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import type { AdminWidgetsQuery } from '../__generated__/graphql.ts';

type Widget = AdminWidgetsQuery['admin_widgets'][number];
type WidgetLink = Widget['links'][number];

const Links = styled.ul`
  padding-top: ${space[8]};
  & a {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & svg {
    flex: none;
    color: ${color.ink500};
  }
`;

/** A widget of the association with its links. */
export function WidgetCard({ widget: { title, links } }: { widget: Widget }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Heading level={3} size={18} id={headingId}>
        {title}
      </Heading>
      <Links>
        {links.map((link) => (
          <li key={`${link.url} ${link.title}`}>
            <OneLink link={link} />
          </li>
        ))}
      </Links>
    </Card>
  );
}

const icons: Readonly<Record<string, IconName>> = { download: 'files', external: 'external' };

/** Pages of the platform open here, everything else where the browser would open it. */
function OneLink({ link: { link_type, title, url } }: { link: WidgetLink }) {
  const words = (
    <>
      <Icon name={icons[link_type] ?? 'right'} />
      {title}
    </>
  );
  if (link_type === 'internal') return <Link to={url}>{words}</Link>;
  return link_type === 'external' ? (
    <a href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    <a href={url}>{words}</a>
  );
}
