import {
  type CourseSession,
  fillPath,
  type Localised,
  linkPatterns,
  type NavigationDescriptor,
  type NavigationIcon,
  type NavigationPlace,
  type Registry,
} from '@learn/contracts';
import { $currentCourseSession, $registry } from '@learn/platform/shell';
import { computed } from 'nanostores';

export interface NavigationItem {
  /** that contributes it */
  readonly remote: string;
  readonly label: Localised;
  readonly href: string;
  readonly place: NavigationPlace;
  readonly order: number;
  readonly icon?: NavigationIcon;
}

type Session = Pick<CourseSession, 'actions' | 'course'>;

/** Whether an address is the entry's page or one below it. */
export function isBelow(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** Entries of all remotes that a course session allows (specification §2 and §6), in the order that they ask for. */
export function entriesOf(registry: Registry, session: Session): readonly NavigationItem[] {
  const actions = new Set<string>(session.actions);
  return allEntries(registry)
    .filter(({ action }) => actions.has(action))
    .sort((left, right) => left.order - right.order)
    .flatMap((entry) => {
      const href = addressOf(entry, session);
      if (href === undefined) return [];
      const { remote, label, ukLabel, place = 'main', order, icon } = entry;
      const named = session.course.configuration.is_uk ? (ukLabel ?? label) : label;
      return [{ remote, label: named, href, place, order, icon }];
    });
}

/** Entries of the current course session; empty outside a course. */
export const $navigation = computed([$registry, $currentCourseSession], (registry, session) =>
  session === undefined ? [] : entriesOf(registry, session),
);

/** Where a course begins for somebody: at its first entry, for those who only see it in preview at the learning path. */
export function startOfCourse(registry: Registry, session: Session): string | undefined {
  const first = entriesOf(registry, session).find(({ place }) => place === 'main');
  if (first || !session.actions.includes('preview')) return first?.href;
  const path = allEntries(registry).find(({ link }) => link === 'learningPath');
  return path && addressOf(path, session);
}

/**
 * Where to go when another session of the course has been chosen (specification §2, course session menu).
 * @param seenInPreview whether the page shows what participants see, to somebody who may do that in this session
 * @returns undefined to stay: the page exists in that session, too
 */
export function placeInSession(
  pathname: string,
  registry: Registry,
  { session, seenInPreview }: { readonly session: Session; readonly seenInPreview: boolean },
): string | undefined {
  const area = allEntries(registry)
    .map((entry) => ({ ...entry, href: addressOf(entry, session) }))
    .find(({ href }) => href !== undefined && isBelow(pathname, href));
  if (area === undefined || session.actions.includes(area.action) || seenInPreview) return undefined;
  return startOfCourse(registry, session) ?? '/';
}

function allEntries(registry: Registry): (NavigationDescriptor & { readonly remote: string })[] {
  return registry.remotes.flatMap(({ descriptor }) =>
    descriptor.navigation.map((entry) => ({ ...entry, remote: descriptor.name })),
  );
}

function addressOf({ link }: NavigationDescriptor, session: Session): string | undefined {
  return fillPath(linkPatterns[link], { courseSlug: session.course.slug });
}
