/** What remotes use of the router; only these names are shared, so that the rest is shaken off. */
export {
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router';
export { Link, type LinkProps } from '../composition/Link.tsx';
export { Navigate } from '../composition/Navigate.tsx';
export { useNavigate } from '../composition/useNavigate.ts';
export { useSearchParams } from '../composition/useSearchParams.ts';
