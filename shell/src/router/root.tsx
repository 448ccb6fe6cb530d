import { Outlet, ScrollRestoration } from 'react-router-dom'
import { RouteTitle } from './route-title'
import { useArrival } from './use-arrival'

/** Around every screen: the tab's title, the keyboard's focus and the scroll position follow the address. */
export function Root() {
  useArrival()
  return (
    <>
      <RouteTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
