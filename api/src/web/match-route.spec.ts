import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { isScreen, matchRoute } from './match-route.js'

const remoteWith = (name: string, ...paths: string[]) =>
  ({ name, routes: paths.map((path) => ({ path })) }) as RemoteDescriptor

const remotes = [
  remoteWith('courses', '/courses/:id', '/courses/new', '/courses/:id/:part', '/courses/files/*', '/courses/:id/map'),
  remoteWith('people', '/people/*'),
]

describe('the route of an address is the one that the router opens', () => {
  it.each([
    ['/courses/new', '/courses/new'],
    ['/Courses/NEW/', '/courses/new'],
    ['/courses/5', '/courses/:id'],
    ['/courses/5/map', '/courses/:id/map'],
    ['/courses/5/other', '/courses/:id/:part'],
    ['/courses/files/map', '/courses/:id/map'],
    ['/courses/files/a/b', '/courses/files/*'],
    ['/people', '/people/*'],
    ['/courses', undefined],
    ['/courses/5/map/other', undefined],
  ])('%s: %s', (path, expected) => expect(matchRoute(remotes, path)?.route.path).toBe(expected))
})

it('an address of a remote that is missing is a screen', () => {
  expect(['/people/5', '/fichas', '/', '/nothing'].map((path) => isScreen(remotes, path))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
