import { ownOnly } from '../access/definePolicy.ts';

export const mayListPersons = ownOnly(
  'Participants see experts and mentors of their sessions with contact and fellow participants by name; experts the ' +
    'people of their sessions, supervisors of their regions, mentors their mentees, Berufsbildner their apprentices, ' +
    'training responsibles their organisation, administrators everybody.',
);
