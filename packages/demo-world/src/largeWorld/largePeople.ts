import { type Database, users } from '@learn/server/sample-data';
import { type SQL, sql } from 'drizzle-orm';
import { demoId } from '../demoId.ts';
import { hashDemoPassword } from '../demoPassword.ts';
import { insertAll } from '../insertAll.ts';
import { firstNames, lastNames } from '../names.ts';
import { namedPeople, userRow } from '../people.ts';
import { membersPerSession } from '../sessions.ts';

/** Sessions that an expert teaches in. */
const sessionsPerExpert = 10;

/** Participants of a session that its mentor accompanies. */
const menteesPerMentor = 8;

/** The named accounts, who log in as in the demo world. */
export async function createNamedPeople(db: Database): Promise<void> {
  const hash = await hashDemoPassword();
  await insertAll(
    db,
    users,
    namedPeople().map((person) => userRow(person, hash, undefined)),
  );
}

/**
 * Creates everybody else: participants, experts, mentors. They are called `p1`, `e1`, `m1` and so on; everyone has the
 * demo password, with one hash for all. The temporary table `large_people` tells the other steps of the participants.
 */
export async function createPeople(db: Database, participants: number): Promise<void> {
  const hash = await hashDemoPassword();
  for (const statement of [
    makeIds,
    participantsTable(participants),
    ...namedParticipants,
    sql`create index on large_people (session)`,
    sql`analyze large_people`,
    participantUsers(hash),
    staffUsers(hash),
    ...enrolments,
    ...namedStaff,
  ]) {
    await db.execute(statement);
  }
}

/** A UUID of version 4 from a text, for rows that others refer to. */
const makeIds = sql`create function pg_temp.large_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid $$`;

/** Those of finished sessions are further than those of sessions that are under way; some have not begun, some are through. */
const participantsTable = (participants: number): SQL => sql`
  create temporary table large_people on commit drop as
  select n as number, s.number as session, s.id as session_id, s.course_type, s.language,
    pg_temp.large_id('user ' || n) as user_id, pg_temp.large_id('enrolment ' || n) as enrolment_id,
    track.number as track, track.profile_id,
    s.organisations[1 + n % array_length(s.organisations, 1)] as organisation_id,
    case when n % 24 = 7 then 0 when n % 24 in (8, 9) then 1
      when s.ends < now() then 0.35 + 0.65 * random() else random() end as share,
    0.4 + 0.6 * random() as skill
  from generate_series(1, ${sql.raw(String(participants))}) n
  join large_sessions s on s.number = (n - 1) / ${sql.raw(String(membersPerSession))}
  join large_tracks track on track.course_id = s.course_id and track.place = n % track.places`;

/** The named participants take the place of the first of a session of their course, Lena of two. */
const namedParticipants: readonly SQL[] = [
  ['lena.keller', 'vv', 2],
  ['marc.favre', 'uk', 1],
  ['giulia.rossi', 'ag', 1],
  ['jonas.frei', 'et', 1],
].map(
  ([username, type, sessions]) => sql`
    update large_people set user_id = ${demoId(`user/${username}`)}, share = 0.7
    where number in (select min(p.number) from large_people p where p.course_type = ${type}
      group by p.session order by p.session limit ${sql.raw(String(sessions))})`,
);

const names = (values: readonly string[]) =>
  sql.raw(`(array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}])`);

const personColumns = sql`(id, username, email, password_hash, first_name, last_name, vbv_id, organisation_id, language,
  street, street_number, postal_code, city, country, birth_date, phone_number, chosen_profile_id, show_member_product_tour)`;

const person = (
  key: SQL,
  number: SQL,
  hash: string,
) => sql`${key} || ${number}, ${key} || ${number} || '@people.example',
  ${hash}, ${names(firstNames)}[1 + (${number} * 7) % ${sql.raw(String(firstNames.length))}],
  ${names(lastNames)}[1 + (${number} * 13) % ${sql.raw(String(lastNames.length))}], lpad(${number}::text, 9, '0')`;

const address = sql`'Bahnhofstrasse', '12', '8001', 'Zürich', 'CH', date '1975-01-01'`;

const participantUsers = (hash: string) => sql`
  insert into users ${personColumns}
  select user_id, ${person(sql`'p'`, sql`number`, hash)}, organisation_id, language, ${address} + number % 11000,
    '+4170' || lpad((number % 10000000)::text, 7, '0'), profile_id, false
  from large_people where user_id = pg_temp.large_id('user ' || number)`;

const perExpert = sql.raw(String(sessionsPerExpert));

const staffUsers = (hash: string) => sql`
  insert into users ${personColumns}
  select pg_temp.large_id(key || number), ${person(sql`key`, sql`number`, hash)}, null, 'de', ${address},
    '+41700000000', null, false
  from (
    select distinct 'e' as key, 2 * (number / ${perExpert}) + half as number from large_sessions, generate_series(0, 1) half
    union all select 'm', number from large_sessions where course_type in ('vv', 'uk')
  ) staff`;

const expertId = sql`case when s.number < ${perExpert} and half = 0 then ${demoId('user/thomas.meier')}::uuid
  else pg_temp.large_id('e' || (2 * (s.number / ${perExpert}) + half)) end`;

const mentorId = sql`case
  when s.number in (select session from large_people where user_id = ${demoId('user/lena.keller')}) then ${demoId('user/sandra.huber')}::uuid
  when s.number in (select session from large_people where user_id = ${demoId('user/marc.favre')}) then ${demoId('user/peter.blanc')}::uuid
  else pg_temp.large_id('m' || s.number) end`;

const enrolments: readonly SQL[] = [
  sql`insert into course_session_users (id, course_session_id, user_id, role, chosen_profile_id, optional_attendance, created_at)
    select p.enrolment_id, p.session_id, p.user_id, 'MEMBER', p.profile_id, p.number % 24 = 10, s.starts - interval '20 days'
    from large_people p join large_sessions s on s.number = p.session`,
  sql`insert into course_session_users (id, course_session_id, user_id, role, created_at)
    select pg_temp.large_id('expert ' || half || ' ' || s.number), s.id, ${expertId}, 'EXPERT', s.starts - interval '20 days'
    from large_sessions s, generate_series(0, 1) half`,
  sql`insert into expert_circles (course_session_user_id, circle_key)
    select pg_temp.large_id('expert ' || c.half || ' ' || s.number), c.translation_key
    from large_sessions s join (
      select course_id, translation_key, row_number() over (partition by course_id order by translation_key) % 2 as half
      from pages where content_type = 'learnpath.Circle' and language = 'de') c on c.course_id = s.course_id`,
  sql`insert into course_session_users (course_session_id, user_id, role, created_at)
    select s.id, ${mentorId}, 'LEARNING_MENTOR', s.starts - interval '19 days'
    from large_sessions s where s.course_type in ('vv', 'uk')`,
  sql`insert into mentor_relations (mentor_id, participant_id)
    select ${mentorId}, p.enrolment_id from large_people p join large_sessions s on s.number = p.session
    where p.course_type in ('vv', 'uk') and (p.number - 1) % 24 < ${sql.raw(String(menteesPerMentor))}`,
];

const namedStaff: readonly SQL[] = [
  sql`insert into supervisor_regions (user_id, course_id, region)
    select ${demoId('user/regula.ammann')}, c.id, region from courses c, unnest('{Zürich,Mittelland}'::text[]) region
    where c.course_type in ('vv', 'uk')`,
  sql`insert into organisation_roles (user_id, role, organisation_id, course_id)
    select r.user_id::uuid, r.role, r.organisation_id, c.id from courses c join (values
      (${demoId('user/daniel.vogt')}, 'Ausbildungsverantwortlicher', '1', 'vv'),
      (${demoId('user/monika.steiner')}, 'Berufsbildner', '2', 'uk'),
      (${demoId('user/urs.baumann')}, 'Prüfungsexperte', null, 'vv')
    ) r (user_id, role, organisation_id, course_type) on r.course_type = c.course_type`,
];
