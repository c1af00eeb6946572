import { Link } from '@learn/platform/router';
import { useBrand } from '@learn/platform/shell';
import { Emblem } from '@learn/ui';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { Brand, HeaderBar, HeaderLine } from './headerStyles.ts';

/** Header without login, and with one until the menus are loaded. */
export function VisitorHeader() {
  const brand = useBrand();
  return (
    <HeaderBar>
      <HeaderLine>
        <Brand as={Link} to="/">
          <Emblem />
          {brand}
        </Brand>
      </HeaderLine>
      <OfflineBanner />
    </HeaderBar>
  );
}
