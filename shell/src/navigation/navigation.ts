import {
  type CourseSession,
  fillPath,
  type Localised,
  matchPath,
  type NavigationDescriptor,
  type NavigationIcon,
  type NavigationPlace,
  navigationIcons,
  navigationPlaces,
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
  readonly icon?: NavigationIcon | undefined;
  /** what people read where the remote that answers the address is switched off */
  readonly killed?: string | undefined;
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
      const { remote, label, ukLabel, place, order, icon, killed } = entry;
      const named = session.course.configuration.is_uk ? (ukLabel ?? label) : label;
      return [{ remote, label: named, href, place, order, icon, killed }];
    });
}

/** Entries of the current course session; empty outside a course. */
export const $navigation = computed([$registry, $currentCourseSession], (registry, session) =>
  session === undefined ? [] : entriesOf(registry, session),
);

/** Where a course begins for a person: at the first entry that their actions, or their preview, allow. */
export function startOfCourse(registry: Registry, session: Session): string | undefined {
  const first = entriesOf(registry, session).find(({ place }) => place === 'main');
  if (first || !session.actions.includes('preview')) return first?.href;
  return allEntries(registry)
    .filter(({ place, preview }) => place === 'main' && preview)
    .sort((left, right) => left.order - right.order)
    .flatMap((entry) => addressOf(entry, session) ?? [])[0];
}

/**
 * Where to go when another session of the course has been chosen (specification §2, course session menu).
 * @param seenInPreview whether the page shows what participants see, and the person may see that in this session
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

interface Entry
  extends Omit<NavigationDescriptor, 'place' | 'icon'>,
    Pick<NavigationItem, 'place' | 'icon' | 'killed'> {
  readonly remote: string;
  /** whether it leads to a page where participants learn */
  readonly preview: boolean;
}

/** Entries without those for a place that this shell does not have, or for an address that no remote answers. */
function allEntries(registry: Registry): Entry[] {
  const mounts = registry.remotes.flatMap(({ descriptor, killed }) =>
    descriptor.mounts.map((mount) => ({ ...mount, killed })),
  );
  return registry.remotes.flatMap(({ descriptor }) =>
    descriptor.navigation.flatMap((entry) => {
      const place = navigationPlaces.find((known) => known === (entry.place ?? 'main'));
      const icon = navigationIcons.find((known) => known === entry.icon);
      const mount = mounts.find(({ path }) => matchPath(path, entry.path) !== undefined);
      if (!place || !mount) return [];
      const { preview = false, killed } = mount;
      return [{ ...entry, place, icon, remote: descriptor.name, preview, killed }];
    }),
  );
}

function addressOf({ path }: Entry, session: Session): string | undefined {
  return fillPath(path, { courseSlug: session.course.slug });
}
