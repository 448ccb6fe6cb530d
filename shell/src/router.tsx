import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { SHELL_DOCUMENTS } from '@fichero/contract/shell-documents'
import { PlaceHostContext } from '@fichero/kit/host'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Page as DashboardPage } from './dashboard/dashboard-page'
import { Page as NotFoundPage } from './errors/not-found-page'
import { loadWithTexts } from './i18n/i18n'
import { placeHostOf } from './remotes/views/places'
import { RemotePage } from './remotes/views/remote-view'
import { ACCESS_ROUTES } from './router/access-routes'
import { AppFrame } from './router/app-frame'
import { DocumentPage } from './router/document-page'
import type { RouteHandle } from './router/handle'
import { LazyPage } from './router/lazy-page'
import { rootRoute } from './router/root-route'
import { RouteError } from './router/route-error'
import { shellRoute } from './router/shell-route'

// Few users open these pages: each is a separate chunk.
const testConnection = () => loadWithTexts('connection', import('./connection/test-connection-page'))
const modules = () => loadWithTexts('modules', import(/* webpackChunkName: "modules" */ '../modules/modules-page'))
const status = () => loadWithTexts('status', import(/* webpackChunkName: "status" */ '../status/status-page'))

/** Creates the only router, with the pages of the shell and the pages that the remotes' descriptors declare. */
export function createRouter(remotes: RemoteDescriptor[]) {
  return createBrowserRouter([
    rootRoute([
      ...Object.values(SHELL_DOCUMENTS).map((path) => ({ path, element: <DocumentPage key={path} /> })),
      ...ACCESS_ROUTES,
      shellRoute(PATHS.testConnection, <LazyPage key="test" load={testConnection} />, 'testConnection.title'),
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
              shellRoute(PATHS.dashboard, <DashboardPage remotes={remotes} />, 'kit:dashboard', 'authenticated'),
              shellRoute(PATHS.modules, <LazyPage key="modules" load={modules} />, 'layout.modules', 'remotes:manage'),
              shellRoute(PATHS.status, <LazyPage key="status" load={status} />, 'layout.status', 'status:view'),
              ...remotes.flatMap((remote) => remote.routes.map((route) => remoteRoute(remote, route))),
              shellRoute('*', <NotFoundPage />, 'notFound.title'),
            ],
          },
        ],
      },
    ]),
  ])
}

/** Returns the route of a page that a remote declares. */
function remoteRoute(
  { name }: RemoteDescriptor,
  { path, page, titleKey, access, first = [] }: RemoteRoute,
): RouteObject {
  const handle: RouteHandle = { access, titleKey, remote: name, page, path, first }
  return { path, element: <RemotePage key={`${name}/${page}`} name={name} page={page} />, handle }
}
