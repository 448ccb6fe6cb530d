import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Page as DashboardPage } from './dashboard/dashboard-page'
import { Page as NotFoundPage } from './errors/not-found-page'
import { RemotePage } from './federation/remote-page'
import { Frame } from './router/frame'
import type { RouteHandle } from './router/handle'
import { OwnPage } from './router/own-page'
import { Root } from './router/root'
import { RouteError } from './router/route-error'
import { ToLanding } from './router/to-landing'

// Behind an import of its own, because forms bring their schemas along. The small screens where most visits begin are not.
const access = () => import('./auth/access-page')
const forgotPassword = () => import('./auth/forgot-password-page')
const resetPassword = () => import('./auth/reset-password-page')
const testConnection = () => import('./auth/test-connection-page')

/** The only router of the page: the shell's own screens, and those that the remotes describe. */
export function createRouter(remotes: RemoteDescriptor[]) {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        { path: PATHS.home, element: <ToLanding /> },
        own(PATHS.signIn, <OwnPage key="access" load={access} />, 'auth.title'),
        own(PATHS.register, <OwnPage key="access" load={access} />, 'register.title'),
        own(PATHS.forgotPassword, <OwnPage key="forgot" load={forgotPassword} />, 'forgot.title'),
        own(PATHS.resetPassword, <OwnPage key="reset" load={resetPassword} />, 'reset.title'),
        own(PATHS.testConnection, <OwnPage key="test" load={testConnection} />, 'testConnection.title'),
        {
          element: <Frame remotes={remotes} />,
          children: [
            {
              errorElement: <RouteError />,
              children: [
                own(PATHS.dashboard, <DashboardPage remotes={remotes} />, 'kit:dashboard', 'authenticated'),
                ...remotes.flatMap((remote) => remote.routes.map((route) => remoteRoute(remote, route))),
                own('*', <NotFoundPage />, 'notFound.title'),
              ],
            },
          ],
        },
      ],
    },
  ])
}

function own(
  path: string,
  element: RouteObject['element'],
  titleKey: string,
  access: RouteHandle['access'] = 'public',
): RouteObject {
  const handle: RouteHandle = { access, titleKey }
  return { path, element, handle }
}

function remoteRoute({ name }: RemoteDescriptor, { path, page, titleKey, access }: RemoteRoute): RouteObject {
  const handle: RouteHandle = { access, titleKey, remote: name }
  return { path, element: <RemotePage key={`${name}/${page}`} name={name} page={page} labelKey={titleKey} />, handle }
}
