// The part of React Router for remotes. The shell creates the only router.
export {
  /** A link to another screen. In a table cell use `RowLink` of `kit/table`. */
  Link,
  /** Redirects when it is rendered, for example from an old address. For something to click use `Link`. */
  Navigate,
  /** A `Link` that marks the current screen, for the sections of a record. */
  NavLink,
  /** Returns the address of the screen. For its query use `useSearchParams`. */
  useLocation,
  /** Returns a function that navigates after an action is done. For something to click use `Link`. */
  useNavigate,
  /** Returns the parameters of the route, such as `:id`. */
  useParams,
  /** Returns the query of the address and its setter. For a paginated list use `usePages` of `kit/list`. */
  useSearchParams,
} from 'react-router-dom'
export { type OpenRows, useKept, useKeptSet } from './list-navigation/use-history-state'
