import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { failuresOf, findRelease, inOrder, releaseName, stateOf } from './release-state'

const release = (given: Partial<Release>) =>
  ({ hash: 'aaaa', version: '1.2.0', retirada: null, problemas: [], fallos: [], ...given }) as Release
const remote = {
  activa: 'aaaa',
  anterior: 'bbbb',
  candidata: { hash: 'cccc', para: 'porcentaje', porcentaje: 10 },
  lanzamientos: [release({}), release({ hash: 'bbbb' })],
} as ManagedRemote

const problem = { code: 'release_contract', params: {} } as const
const withdrawn = { fecha: '2026-11-23T10:00:00.000Z', motivo: 'fallos' } as const

test.each([
  ['active', { hash: 'aaaa' }],
  ['active', { hash: 'aaaa', problemas: [problem] }],
  ['candidate', { hash: 'cccc' }],
  ['previous', { hash: 'bbbb' }],
  ['withdrawn', { hash: 'bbbb', retirada: withdrawn, problemas: [problem] }],
  ['unfit', { hash: 'bbbb', problemas: [problem] }],
  ['stored', { hash: 'dddd' }],
] as const)('a release is %s: %j', (state, given) => {
  expect(stateOf(remote, release(given as Partial<Release>))).toBe(state)
})

test('a release is told by its version, and by the beginning of its hash where an older one shares it', () => {
  const [one, same, other] = ['1.2.0', '1.2.0', '1.3.0'].map((version, place) =>
    release({ version, hash: `${place}123456789abcdef` } as Partial<Release>),
  ) as [Release, Release, Release]
  expect(releaseName({ lanzamientos: [one, other] }, one)).toBe('1.2.0')
  expect(releaseName({ lanzamientos: [one, same, other] }, same)).toBe('1.2.0 · 11234567')
})

test('finds the release of a hash, and none for none', () => {
  expect(findRelease(remote, 'bbbb')?.hash).toBe('bbbb')
  expect(findRelease(remote, null)).toBeUndefined()
})

test('the releases in use come first, the others as they are', () => {
  const lanzamientos = ['eeee', 'cccc', 'dddd', 'aaaa', 'bbbb'].map((hash) => release({ hash }))
  const { releases, few } = inOrder({ ...remote, lanzamientos })
  expect(releases.map(({ hash }) => hash)).toEqual(['cccc', 'aaaa', 'bbbb', 'eeee', 'dddd'])
  expect(few).toBe(3)
})

test('a release whose question is open stays in the short list, also once it is gone', () => {
  const asked = release({ hash: 'dddd', can: { activate: true, withdraw: true } })
  const later = inOrder({ ...remote, lanzamientos: [release({ hash: 'eeee' }), ...remote.lanzamientos, asked] }, asked)
  expect(later.releases.slice(0, later.few)).toContain(asked)
  const gone = inOrder(remote, asked)
  expect(gone.releases[2]).toEqual({ ...asked, can: { activate: false, withdraw: false } })
  expect(gone.few).toBe(3)
})

test('failures of all reasons are added', () => {
  const fallos = [
    { motivo: 'render', numero: 3 },
    { motivo: 'network', numero: 2 },
  ] as const
  expect(failuresOf(release({ fallos: [...fallos] }))).toBe(5)
})
