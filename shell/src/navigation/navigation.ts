import { fillPath, type Localised, linkPatterns } from '@learn/contracts';
import { $currentCourseSession, $registry, $sessionActions } from '@learn/platform';
import { computed } from 'nanostores';

export { useStore } from '@learn/platform';

export interface NavigationItem {
  /** remote that contributes it */
  readonly remote: string;
  readonly label: Localised;
  readonly href: string;
}

/** Whether an address is the entry's page or one below it. */
export function isBelow(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** Entries of all remotes that the current course session allows, in their order; empty outside a course. */
export const $navigation = computed(
  [$registry, $currentCourseSession, $sessionActions],
  (registry, session, actions): readonly NavigationItem[] =>
    session === undefined
      ? []
      : registry.remotes
          .flatMap(({ descriptor }) =>
            descriptor.navigation.map((entry) => ({ ...entry, remote: descriptor.name })),
          )
          .filter((entry) => actions.has(entry.action))
          .sort((left, right) => left.order - right.order)
          .flatMap(({ remote, label, link }) => {
            const href = fillPath(linkPatterns[link], { courseSlug: session.course.slug });
            return href === undefined ? [] : [{ remote, label, href }];
          }),
);
