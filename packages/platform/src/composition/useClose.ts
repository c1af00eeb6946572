import { useStore } from '@nanostores/react';
import { useParams } from 'react-router';
import { $history } from '../stores/location.ts';
import { useCourseSession } from '../stores/useCourseSession.ts';
import { useLinks } from './useLinks.ts';
import { useNavigate } from './useNavigate.ts';

/**
 * Leaves a page of a course that has no chrome: back in history (specification §2). Without one to where people of that role
 * begin: the cockpit, the mentees, else the list of persons.
 */
export function useClose(): () => void {
  const navigate = useNavigate();
  const links = useLinks();
  const { courseSlug = '' } = useParams();
  const actions = useCourseSession({ fromOutside: true })?.actions ?? [];
  const pushed = useStore($history).length - 1;
  const parameters = { courseSlug };
  const start =
    (actions.includes('expert-cockpit') ? links.cockpit(parameters) : undefined) ??
    (actions.includes('is_learning_mentor') ? links.learningMentor(parameters) : undefined) ??
    links.persons() ??
    '/';
  return () => {
    if (placeInHistory(pushed) > 0) void navigate(-1);
    else void navigate(start);
  };
}

/** How many pages of the platform lie before this one; the browser keeps it over a reload, the platform does not. */
function placeInHistory(pushed: number): number {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof known === 'number' ? known : pushed;
}
