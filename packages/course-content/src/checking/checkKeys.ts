import { pageKey, paths, stableId } from '../keys.ts';
import type { Course } from '../schema/course.ts';
import { type Checking, report } from './checking.ts';

interface Keyed {
  readonly owner: object;
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

/** Every page has a key of its own: one that two pages share would give one the progress of the other. */
export function checkKeys(checking: Checking): void {
  const seen = new Set<string>();
  for (const { owner, path, key } of checking.library.courses.flatMap(keysOf)) {
    if (seen.has(key))
      report(checking, owner, {
        path: [...path, 'translation_key'],
        code: 'key_taken',
        values: { key },
      });
    seen.add(key);
  }
}

function keysOf(course: Course): Keyed[] {
  const keys: Keyed[] = [];
  const add = (
    owner: object,
    path: readonly PropertyKey[],
    { key, own }: { readonly key: string; readonly own: string | undefined },
  ) => keys.push({ owner, path, key: own ?? key });
  add(course, ['learning_path'], {
    key: pageKey(paths.learningPath(course.slug)),
    own: course.learning_path?.translation_key,
  });
  for (const [index, { slug, translation_key: own }] of course.action_competences.entries())
    add(course, ['action_competences', index], { key: pageKey(paths.competence(course.slug, slug)), own });
  for (const [index, topic] of course.topics.entries()) {
    const key = pageKey(paths.topic(course.slug, topic.slug));
    add(course, ['topics', index], { key, own: topic.translation_key });
    for (const circle of topic.circles) {
      const above = paths.circle(course.slug, circle.slug);
      add(circle, [], { key: pageKey(above), own: circle.translation_key });
      for (const [position, sequence] of circle.sequences.entries()) {
        const place = ['sequences', position];
        add(circle, place, {
          key: pageKey(paths.sequence(above, sequence.slug)),
          own: sequence.translation_key,
        });
        for (const [number, unit] of sequence.units.entries()) {
          const unitPlace = [...place, 'units', number];
          add(circle, unitPlace, { key: pageKey(paths.unit(above, unit.slug)), own: unit.translation_key });
          for (const content of unit.contents)
            add(content, [], {
              key: pageKey(paths.content(above, content.slug)),
              own: content.translation_key,
            });
          for (const [at, criterion] of (unit.criteria ?? []).entries())
            add(circle, [...unitPlace, 'criteria', at], {
              key: pageKey(paths.criterion(above, criterion.slug)),
              own: criterion.translation_key,
            });
        }
      }
    }
  }
  for (const category of course.media) {
    const key = stableId(paths.mediaCategory(course.slug, category.slug));
    add(category, [], { key, own: category.translation_key });
    for (const media of category.contents)
      add(media, [], {
        key: stableId(paths.media(course.slug, category.slug, media.slug)),
        own: media.translation_key,
      });
  }
  return keys;
}
