import { paths, stableId } from '@learn/course-content';
import type { Database } from '@learn/server/sample-data';
import { sql } from 'drizzle-orm';
import { demoCourses } from './courses.ts';
import { shiftDays } from './dates.ts';

/** Who has put the documents there. */
const librarian = 'carla.conti';

/** Lets the media libraries have come about over the last months, and the documents be of the person who has put them there. */
export async function dateMedia(transaction: Database, now: Date): Promise<void> {
  const categories = demoCourses.flatMap((course) => course.media.map((category) => ({ course, category })));
  const dated = categories.flatMap(({ course, category }, library) =>
    category.contents.map(({ slug }, position) => ({
      key: stableId(paths.media(course.slug, category.slug, slug)),
      at: shiftDays(now, -6 - ((library * 13 + position * 29) % 200)),
    })),
  );
  await transaction.execute(sql`
    update media_contents set updated_at = dated.at
    from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as dated (key uuid, at timestamptz)
    where media_contents.translation_key = dated.key`);
  await transaction.execute(sql`
    update files set owner_id = ${stableId(`user/${librarian}`)}, created_at = content.updated_at,
      finished_at = content.updated_at, upload_expires_at = content.updated_at
    from media_contents content where content.file_id = files.id`);
}
