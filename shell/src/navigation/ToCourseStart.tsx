import { linkPatterns } from '@learn/contracts';
import { useStore } from '@learn/platform';
import { Navigate, useLocation } from '@learn/platform/router';
import { $currentCourseSession, $registry } from '@learn/platform/shell';
import { startOfCourse } from './navigation.ts';

/** The address of a course leads to the page at which it begins for the person, or home where their role has none in it. */
export function ToCourseStart() {
  const { search } = useLocation();
  const session = useStore($currentCourseSession);
  const registry = useStore($registry);
  const pathname = (session && startOfCourse(registry, session)) ?? linkPatterns.home;
  return <Navigate to={{ pathname, search }} replace />;
}
