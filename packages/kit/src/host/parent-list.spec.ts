import { parentList } from './parent-list'

const remote = (...routes: [path: string, access: string][]) => ({
  routes: routes.map(([path, access]) => ({ path, access })),
})

const may = (access: string) => access === 'authenticated'

const remotes = [
  remote(['/fichas', 'authenticated'], ['/fichas/disabled', 'fichas:view-disabled']),
  remote(['/programs', 'authenticated'], ['/programs/disabled', 'programs:view-disabled']),
  remote(['/audit', 'audit:view'], ['/audit/all', 'audit:view']),
]

test('parentList returns the list of active records for a list of disabled records', () => {
  expect(parentList('/fichas/disabled', remotes, may)).toBe('/fichas')
  expect(parentList('/programs/disabled/', remotes, may)).toBe('/programs')
})

test('parentList returns the dashboard if the user may not open the list above', () => {
  expect(parentList('/audit/all', remotes, may)).toBe('/dashboard')
  expect(parentList('/audit', remotes, may)).toBe('/dashboard')
  expect(parentList('/instructors/disabled', [], may)).toBe('/dashboard')
})
