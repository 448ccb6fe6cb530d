import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { parentList } from './parent-list'

const remote = (...routes: [path: string, access: 'authenticated' | 'admin'][]) =>
  ({ routes: routes.map(([path, access]) => ({ path, access })) }) as RemoteDescriptor

const remotes = [
  remote(['/fichas', 'authenticated'], ['/fichas/disabled', 'admin']),
  remote(['/programs', 'authenticated'], ['/programs/disabled', 'admin']),
  remote(['/audit', 'admin'], ['/audit/all', 'admin']),
]

test('from a list of disabled ones to the list of active ones', () => {
  expect(parentList('/fichas/disabled', remotes)).toBe('/fichas')
  expect(parentList('/programs/disabled/', remotes)).toBe('/programs')
})

test('to the dashboard where nothing above may be seen either', () => {
  expect(parentList('/audit/all', remotes)).toBe('/dashboard')
  expect(parentList('/audit', remotes)).toBe('/dashboard')
  expect(parentList('/instructors/disabled', [])).toBe('/dashboard')
})
