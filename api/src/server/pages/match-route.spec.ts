import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { isScreen, matchRoute } from './match-route.js'

const remoteWith = (name: string, ...paths: string[]) =>
  ({ name, routes: paths.map((path) => ({ path })) }) as RemoteDescriptor

const remotes = [
  remoteWith('courses', '/courses/:id', '/courses/new', '/courses/:id/:part', '/courses/files/*', '/courses/:id/map'),
  remoteWith('people', '/people/*'),
]

describe('matchRoute matches the same route as the router of the shell:', () => {
  it.each([
    ['a path opens its own route', '/courses/new', '/courses/new'],
    ['a path in another case opens its route', '/Courses/NEW/', '/courses/new'],
    ['a parameter matches any part', '/courses/5', '/courses/:id'],
    ['a longer path matches the route with a fixed last part', '/courses/5/map', '/courses/:id/map'],
    ['a longer path matches the route with two parameters', '/courses/5/other', '/courses/:id/:part'],
    ['a parameter with a fixed last part is preferred to a wildcard', '/courses/files/map', '/courses/:id/map'],
    ['a wildcard matches several parts', '/courses/files/a/b', '/courses/files/*'],
    ['a wildcard matches no part', '/people', '/people/*'],
    ['a path without a route matches none', '/courses', undefined],
    ['a path longer than every route matches none', '/courses/5/map/other', undefined],
  ])('%s', (_, path, expected) => expect(matchRoute(remotes, path)?.route.path).toBe(expected))
})

it('isScreen treats a path of a missing remote as a screen', () => {
  expect(['/people/5', '/fichas', '/', '/nothing'].map((path) => isScreen(remotes, path))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
