import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { SHELL_DOCUMENTS } from '@fichero/contract/shell-documents'
import { PlaceHostContext } from '@fichero/kit/host'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Page as DashboardPage } from './dashboard/dashboard-page'
import { Page as NotFoundPage } from './errors/not-found-page'
import { RemotePage } from './federation/remote-page'
import { loadNamespace } from './i18n/i18n'
import { placeHostOf } from './places/place-host'
import { AppFrame } from './router/app-frame'
import { DocumentPage } from './router/document-page'
import type { RouteHandle } from './router/handle'
import { LazyPage } from './router/lazy-page'
import { Root } from './router/root'
import { RouteError } from './router/route-error'

// Those that few people open.
const testConnection = () => withTexts('connection', import('./connection/test-connection-page'))
const modules = () => withTexts('modules', import(/* webpackChunkName: "modules" */ '../modules/modules-page'))
const status = () => withTexts('status', import(/* webpackChunkName: "status" */ '../status/status-page'))

const withTexts = <Screen,>(namespace: string, screen: Promise<Screen>) =>
  Promise.all([screen, loadNamespace(namespace)]).then(([loaded]) => loaded)

/** The page's only router: the shell's screens and those of the remotes' descriptors. */
export function createRouter(remotes: RemoteDescriptor[]) {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        ...Object.values(SHELL_DOCUMENTS).map((path) => ({ path, element: <DocumentPage key={path} /> })),
        own(PATHS.testConnection, <LazyPage key="test" load={testConnection} />, 'testConnection.title'),
        {
          element: (
            <PlaceHostContext value={placeHostOf(remotes)}>
              <AppFrame remotes={remotes} />
            </PlaceHostContext>
          ),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                own(PATHS.dashboard, <DashboardPage remotes={remotes} />, 'kit:dashboard', 'authenticated'),
                own(PATHS.modules, <LazyPage key="modules" load={modules} />, 'layout.modules', 'remotes:manage'),
                own(PATHS.status, <LazyPage key="status" load={status} />, 'layout.status', 'status:view'),
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

function remoteRoute(
  { name }: RemoteDescriptor,
  { path, page, titleKey, access, first = [] }: RemoteRoute,
): RouteObject {
  const handle: RouteHandle = { access, titleKey, remote: name, page, path, first }
  return { path, element: <RemotePage key={`${name}/${page}`} name={name} page={page} />, handle }
}
