import type { RouteObject } from 'react-router-dom'
import { Root } from './root'
import { RouteError } from './route-error'

/** The parent of all routes, in the browser and in the prerendering build. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  element: <Root />,
  errorElement: <RouteError />,
  children,
})
