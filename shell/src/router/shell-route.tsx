import type { RouteObject } from 'react-router-dom'
import type { RouteHandle } from './handle'

/** A route of the shell itself. */
export function shellRoute(
  path: string,
  element: RouteObject['element'],
  titleKey: string,
  access: RouteHandle['access'] = 'public',
): RouteObject {
  const handle: RouteHandle = { access, titleKey }
  return { path, element, handle }
}
