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

test('from a list of disabled records to the list of active ones', () => {
  expect(parentList('/fichas/disabled', remotes, may)).toBe('/fichas')
  expect(parentList('/programs/disabled/', remotes, may)).toBe('/programs')
})

test('to the dashboard if nothing above is accessible', () => {
  expect(parentList('/audit/all', remotes, may)).toBe('/dashboard')
  expect(parentList('/audit', remotes, may)).toBe('/dashboard')
  expect(parentList('/instructors/disabled', [], may)).toBe('/dashboard')
})
