import type { NavigationPlace } from '@learn/contracts';
import { isPreview, useLinks, useStore } from '@learn/platform';
import { $currentCourseSession, $sessionActions, killedAt } from '@learn/platform/shell';
import type { IconName } from '@learn/ui';
import { useLocation } from 'react-router';
import { useTexts } from '../texts.ts';
import { $navigation, isBelow } from './navigation.ts';

/** One entry of the bar or of the menu on a phone; `NavigationEntry` computes its line. */
export interface NavigationSource {
  readonly key: string;
  readonly line: () => NavigationLine;
}

/** An entry as it is drawn. */
export interface NavigationLine {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName | undefined;
  readonly current: boolean;
  /** why the page behind it is switched off */
  readonly killed?: string | undefined;
}

interface Placed extends NavigationSource {
  readonly place: NavigationPlace;
  readonly order: number;
}

/** Position of «Vorschau Teilnehmer» among the entries of the remotes: after a cockpit, before all else. */
const previewOrder = 8;

/**
 * All of the navigation (specification §2): what the remotes contribute for the current session, the preview of what
 * participants see, and the dates.
 */
export function useNavigation(): {
  readonly main: readonly NavigationSource[];
  readonly tools: readonly NavigationSource[];
} {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const links = useLinks();
  const session = useStore($currentCourseSession);
  const actions = useStore($sessionActions);
  const entries: Placed[] = useStore($navigation).map(({ label, href, icon, place, order, killed }) => ({
    key: href,
    line: () => ({ label: label[language], href, icon, current: isBelow(pathname, href), killed }),
    place,
    order,
  }));
  const preview =
    session && actions.has('preview') ? links.learningPath({ courseSlug: session.course.slug }) : undefined;
  if (preview !== undefined) {
    entries.push({
      key: preview,
      line: () => ({
        label: t('preview.title'),
        href: preview,
        icon: 'eye',
        current: isPreview(pathname),
        killed: killedAt(preview),
      }),
      place: 'main',
      order: previewOrder,
    });
  }
  const dates = !session || actions.has('appointments') ? links.dueDates() : undefined;
  const itemsAt = (wanted: NavigationPlace): NavigationSource[] =>
    entries.filter(({ place }) => place === wanted).sort((left, right) => left.order - right.order);
  const tools = itemsAt('tools');
  if (dates !== undefined)
    tools.push({
      key: dates,
      line: () => ({
        label: t('navigation.dueDates'),
        href: dates,
        icon: 'calendar',
        current: pathname === dates,
      }),
    });
  return { main: itemsAt('main'), tools };
}
