import type { Database } from '../../database/database.ts';
import type { ChangedThing, ContentChange, ContentConflict, ContentDiff } from './contentDiff.ts';
import { countAnswers } from './countAnswers.ts';
import { countPeople } from './countPeople.ts';
import { countSessions } from './countSessions.ts';
import type { CoursePlan } from './planCourse.ts';
import { removedParts } from './removedParts.ts';

/** A plan as data for people: what it adds, changes and takes away, and from how many. */
export async function courseDiff(
  db: Database,
  plan: CoursePlan,
): Promise<Pick<ContentDiff, 'changes' | 'conflicts'>> {
  return { changes: changesOf(plan), conflicts: await conflictsOf(db, plan) };
}

function changesOf(plan: CoursePlan): ContentChange[] {
  const { course, courseChanges, profiles } = plan;
  const titles = course.title;
  const fields = [
    ...(courseChanges.changed[0]?.fields ?? []),
    ...(profiles === undefined ? [] : ['profiles']),
  ];
  const own: ContentChange[] =
    courseChanges.added.length > 0
      ? [{ change: 'added', thing: 'course', path: course.slug, titles }]
      : fields.length > 0
        ? [{ change: 'changed', thing: 'course', path: course.slug, titles, fields }]
        : [];
  const pathOf = pagePaths(plan);
  const certificatesLeft = removableCertificates(plan);
  return [
    ...own,
    ...localisedChanges('page', plan.pages, ({ translationKey }) => pathOf(translationKey)),
    ...localisedChanges('media category', plan.categories, ({ slug }) => `${course.slug}/media/${slug}`),
    ...localisedChanges('media', plan.media, ({ slug, categoryKey }) =>
      [course.slug, 'media', categorySlug(plan, categoryKey), slug].join('/'),
    ),
    ...rowChanges('assignment', plan.assignments, ({ contentKey }) => pathOf(contentKey)),
    ...rowChanges('certificate', plan.certificates, ({ slug }) => `${course.slug}/${slug}`),
    ...certificatesLeft.map(
      ({ slug, titles: named }): ContentChange => ({
        change: 'removed',
        thing: 'certificate',
        path: `${course.slug}/${slug}`,
        titles: named,
      }),
    ),
  ];
}

/** A certificate that an assignment still names, published or not, stays with what people have reached in it. */
export function removableCertificates({ certificates, assignments, before }: CoursePlan) {
  const changed = new Map(assignments.changed.map(({ before: row, after }) => [row.id, after]));
  const named = new Set(
    before.assignments.map((row) => (changed.get(row.id) ?? row).competenceCertificateId),
  );
  return certificates.left.filter(({ id }) => !named.has(id));
}

interface LocalisedRow {
  readonly translationKey: string;
  readonly language: string;
  readonly title: string;
  readonly live: boolean;
  readonly slug: string;
  readonly contentType?: string;
}

interface Changes<Wanted, Current> {
  readonly added: readonly Wanted[];
  readonly changed: readonly {
    readonly before: Current;
    readonly after: Wanted;
    readonly fields: readonly string[];
  }[];
  readonly left: readonly Current[];
}

/** Rows of the same thing in several languages are one change; what comes back after it was unpublished is added. */
function localisedChanges<Wanted extends LocalisedRow, Current extends LocalisedRow>(
  thing: ChangedThing,
  { added, changed, left }: Changes<Wanted, Current>,
  pathOf: (row: Wanted | Current) => string,
): ContentChange[] {
  const merged = new Map<string, ContentChange>();
  const add = (change: ContentChange['change'], row: Wanted | Current, fields: readonly string[] = []) => {
    const key = `${change} ${row.translationKey}`;
    const known = merged.get(key);
    merged.set(key, {
      change,
      thing,
      path: pathOf(row),
      titles: { ...known?.titles, [row.language]: row.title },
      ...(row.contentType && { contentType: row.contentType }),
      ...(change === 'changed' && { fields: [...new Set([...(known?.fields ?? []), ...fields])] }),
    });
  };
  for (const row of added) add('added', row);
  for (const { before, after, fields } of changed) {
    if (before.live) add('changed', after, fields);
    else add('added', after);
  }
  for (const row of left.filter(({ live }) => live)) add('unpublished', row);
  return [...merged.values()];
}

interface TitledRow {
  readonly titles: ContentChange['titles'];
}

function rowChanges<Wanted extends TitledRow, Current extends TitledRow>(
  thing: ChangedThing,
  { added, changed }: Changes<Wanted, Current>,
  pathOf: (row: Wanted) => string,
): ContentChange[] {
  return [
    ...added.map((row): ContentChange => ({ change: 'added', thing, path: pathOf(row), titles: row.titles })),
    ...changed.map(
      ({ after, fields }): ContentChange => ({
        change: 'changed',
        thing,
        path: pathOf(after),
        titles: after.titles,
        fields,
      }),
    ),
  ];
}

/** The slugs of the pages on the way down to a page, the course's first. */
function pagePaths(plan: CoursePlan): (key: string) => string {
  const rows = new Map(
    [...plan.before.pages, ...plan.pages.added, ...plan.pages.changed.map(({ after }) => after)].map(
      (row) => [row.translationKey, row],
    ),
  );
  const pathOf = (key: string): string => {
    const row = rows.get(key);
    if (row === undefined || row.parentKey === null || row.parentKey === undefined) return plan.course.slug;
    return `${pathOf(row.parentKey)}/${row.slug}`;
  };
  return pathOf;
}

function categorySlug({ categories, before }: CoursePlan, key: string): string {
  const rows = [...categories.added, ...categories.changed.map(({ after }) => after), ...before.categories];
  return rows.find(({ translationKey }) => translationKey === key)?.slug ?? key;
}

async function conflictsOf(db: Database, plan: CoursePlan): Promise<ContentConflict[]> {
  const pathOf = pagePaths(plan);
  const unpublished = plan.pages.left.filter(({ live }) => live);
  const ofOtherKind = plan.pages.changed
    .filter(({ before, fields }) => before.live && fields.includes('contentType'))
    .map(({ before }) => before);
  const keys = [...new Set([...unpublished, ...ofOtherKind].map(({ translationKey }) => translationKey))];
  const people = await countPeople(db, keys);
  const sessions = await countSessions(db, keys);
  const conflicts = new Map<string, ContentConflict>();
  for (const [reason, rows] of [
    ['unpublished', unpublished],
    ['kind changed', ofOtherKind],
  ] as const) {
    for (const { translationKey: key, language, title } of rows) {
      if (!people.has(key) && !sessions.has(key)) continue;
      conflicts.set(key, {
        reason,
        path: pathOf(key),
        titles: { ...conflicts.get(key)?.titles, [language]: title },
        people: people.get(key) ?? 0,
        sessions: sessions.get(key) ?? 0,
      });
    }
  }
  for (const { before, after } of plan.assignments.changed) {
    const count = await countAnswers(db, before.id, removedParts(before.texts.de, after.texts.de));
    if (count > 0)
      conflicts.set(before.id, {
        reason: 'answered part removed',
        path: pathOf(after.contentKey),
        titles: after.titles,
        people: count,
        sessions: 0,
      });
  }
  return [...conflicts.values()];
}
