import { Link } from '@learn/platform/router';
import { pageData } from '@learn/platform/shell';
import { Emblem } from '@learn/ui';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { Brand, HeaderBar, HeaderLine } from './headerStyles.ts';

/** Header of somebody who is not logged in, and of everybody until the menus have arrived. */
export function VisitorHeader() {
  return (
    <HeaderBar>
      <HeaderLine>
        <Brand as={Link} to="/">
          <Emblem />
          {pageData().brand}
        </Brand>
      </HeaderLine>
      <OfflineBanner />
    </HeaderBar>
  );
}
