import { $user, useStore } from '@learn/platform';
import { withTexts } from '@learn/platform/shell';
import { IconButton, media } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { $leaving } from '../session/leaving.ts';
import { useTexts } from '../texts.ts';
import { useOverlay } from './useOverlay.ts';

const Phone = styled.div`
  align-self: center;
  margin-left: -10px;
  ${media.lg} {
    display: none;
  }
`;

const loadPanel = () => withTexts(() => import('./MobileMenuPanel.tsx'), 'shell/menu');

/** Button of the menu that holds all of the navigation on a phone; it closes as soon as one has gone somewhere. */
export function MobileMenu() {
  const { t } = useTexts();
  const { part, trigger, open, setOpen } = useOverlay(loadPanel);
  const { key } = useLocation();
  const user = useStore($user);
  const asking = useStore($leaving) === 'asking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same page
  useEffect(() => setOpen(false), [key, asking]);
  if (!user) return undefined;
  const label = t('navigation.menu');
  return (
    <Phone>
      {part ? (
        <part.MobileMenuPanel
          user={user}
          trigger={<IconButton icon="menu" label={label} />}
          open={open}
          onOpenChange={setOpen}
        />
      ) : (
        <IconButton icon="menu" label={label} aria-haspopup="dialog" {...trigger} />
      )}
    </Phone>
  );
}
