// The part of React Router for remotes. The shell creates the only router.
export {
  /** A way to another screen. In a cell of a table it is `RowLink` of `kit/table`. */
  Link,
  /** Leads elsewhere as soon as it is drawn, as from an old address. A person who presses something uses `Link`. */
  Navigate,
  /** A `Link` that says whether its screen is the current one, for the sections of a thing. */
  NavLink,
  /** The address of the screen. For its query, `useSearchParams`. */
  useLocation,
  /** Leads elsewhere after something was done. What people press to go there is a `Link`. */
  useNavigate,
  /** The parts of the address that the route names, such as `:id`. */
  useParams,
  /** The query of the address. A list that pages has it from `usePages` of `kit/list`. */
  useSearchParams,
} from 'react-router-dom'
export { type OpenRows, useKept, useKeptSet } from './way/use-kept'
