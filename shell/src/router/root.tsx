import { Outlet, ScrollRestoration } from 'react-router-dom'
import { RouteTitle } from './route-title'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useScrollBack } from './use-scroll-back'

/** Wraps every page: updates title, focus and scroll position on navigation. */
export function Root() {
  useFocusOnNavigation()
  useScrollBack()
  return (
    <>
      <RouteTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
