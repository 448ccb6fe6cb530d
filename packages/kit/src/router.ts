// The part of React Router for remotes. The shell creates the only router.
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { type OpenRows, useKept, useKeptSet } from './way/use-kept'
