/** What remotes use of the router; only these names are shared, so that the rest is shaken off. */
export {
  Navigate,
  Outlet,
  type RouteObject,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps } from '../composition/Link.tsx';
