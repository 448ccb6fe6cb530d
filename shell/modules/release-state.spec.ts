import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { failuresOf, findRelease, inOrder, releaseName, stateOf } from './release-state'

const release = (fields: Partial<Release>) =>
  ({ hash: 'aaaa', version: '1.2.0', retirada: null, problemas: [], fallos: [], ...fields }) as Release
const remote = {
  activa: 'aaaa',
  anterior: 'bbbb',
  candidata: { hash: 'cccc', para: 'porcentaje', porcentaje: 10 },
  lanzamientos: [release({}), release({ hash: 'bbbb' })],
} as ManagedRemote

const problem = { code: 'release_contract', params: {} } as const
const withdrawn = { fecha: '2026-11-23T10:00:00.000Z', motivo: 'fallos' } as const

test.each([
  ['the active release is shown as active', 'active', { hash: 'aaaa' }],
  ['the active release is shown as active even with problems', 'active', { hash: 'aaaa', problemas: [problem] }],
  ['the candidate is shown as candidate', 'candidate', { hash: 'cccc' }],
  ['the previous release is shown as previous', 'previous', { hash: 'bbbb' }],
  [
    'a withdrawn release with problems is shown as withdrawn',
    'withdrawn',
    { hash: 'bbbb', retirada: withdrawn, problemas: [problem] },
  ],
  ['a previous release with problems is shown as incompatible', 'unfit', { hash: 'bbbb', problemas: [problem] }],
  ['any other release is shown as stored', 'stored', { hash: 'dddd' }],
] as const)('%s', (_, state, fields) => {
  expect(stateOf(remote, release(fields as Partial<Release>))).toBe(state)
})

test('the name of a release is its version, with a short hash if another release has the same version', () => {
  const [one, same, other] = ['1.2.0', '1.2.0', '1.3.0'].map((version, index) =>
    release({ version, hash: `${index}123456789abcdef` } as Partial<Release>),
  ) as [Release, Release, Release]
  expect(releaseName({ lanzamientos: [one, other] }, one)).toBe('1.2.0')
  expect(releaseName({ lanzamientos: [one, same, other] }, same)).toBe('1.2.0 · 11234567')
})

test('findRelease finds a release by its hash, and returns undefined without a hash', () => {
  expect(findRelease(remote, 'bbbb')?.hash).toBe('bbbb')
  expect(findRelease(remote, null)).toBeUndefined()
})

test('the releases in use are listed first, and the others in their original order', () => {
  const lanzamientos = ['eeee', 'cccc', 'dddd', 'aaaa', 'bbbb'].map((hash) => release({ hash }))
  const { releases, collapsedCount } = inOrder({ ...remote, lanzamientos })
  expect(releases.map(({ hash }) => hash)).toEqual(['cccc', 'aaaa', 'bbbb', 'eeee', 'dddd'])
  expect(collapsedCount).toBe(3)
})

test('a release whose dialog is open stays in the collapsed list, even when the API no longer lists the release', () => {
  const inDialog = release({ hash: 'dddd', can: { activate: true, withdraw: true } })
  const later = inOrder(
    { ...remote, lanzamientos: [release({ hash: 'eeee' }), ...remote.lanzamientos, inDialog] },
    inDialog,
  )
  expect(later.releases.slice(0, later.collapsedCount)).toContain(inDialog)
  const gone = inOrder(remote, inDialog)
  expect(gone.releases[2]).toEqual({ ...inDialog, can: { activate: false, withdraw: false } })
  expect(gone.collapsedCount).toBe(3)
})

test('failuresOf adds up the failures of all reasons', () => {
  const fallos = [
    { motivo: 'render', numero: 3 },
    { motivo: 'network', numero: 2 },
  ] as const
  expect(failuresOf(release({ fallos: [...fallos] }))).toBe(5)
})
