import { findReleases, skippedText, statusText } from './status-text.mjs'

const release = (version: string, hash: string, more: object = {}) => ({
  version,
  hash,
  autor: 'CI',
  fecha: '2026-11-26T14:05:09.123Z',
  problemas: [],
  retirada: null,
  fallos: [],
  causas: [],
  ...more,
})
const REMOTE = {
  nombre: 'demo',
  activa: 'bbbb0000',
  desde: '2026-11-26T15:00:00.000Z',
  anterior: 'aaaa0000',
  candidata: null,
  retirado: null,
  fijada: false,
  lanzamientos: [release('1.1.0', 'bbbb0000'), release('1.0.0', 'aaaa0000', { autor: null })],
}
const linesOf = (changed: object, proxima: object | null = null) =>
  statusText({ remoto: { ...REMOTE, ...changed }, proxima } as never)

test('the status shows the active and the previous release, and the origin of each', () => {
  expect(linesOf({})).toEqual([
    'demo:',
    'active     1.1.0 (bbbb0000) for everybody, since 2026-11-26 15:00 UTC',
    'previous   1.0.0 (aaaa0000)',
    'Releases, newest first:',
    '  1.1.0 (bbbb0000), published by CI at 2026-11-26 14:05 UTC',
    '  1.0.0 (aaaa0000), included in the system at 2026-11-26 14:05 UTC',
  ])
})

test('the status shows the heaviest page of the active release, if its figures are stored', () => {
  const page = (direccion: string, bloqueo: number) => ({
    direccion,
    bloqueo,
    memoria: 0,
    peticiones: 14,
    bytes: 98_304,
    mensajes: 0,
  })
  const measured = release('1.1.0', 'bbbb0000', { figuras: [page('/horarios', 210), page('/horarios/1', 1400)] })
  expect(linesOf({ lanzamientos: [measured] })[2]).toBe(
    'heaviest   /horarios/1: blocked for 1.4 s, 0 MB kept after 10 visits, 14 requests, 96 KB loaded, 0 messages in the console',
  )
  expect(linesOf({ lanzamientos: [release('1.1.0', 'bbbb0000', { figuras: [] })] }).join()).not.toContain('heaviest')
})

test.each([
  [
    'the active release as pinned for everybody',
    { desde: null, fijada: true },
    1,
    'active     1.1.0 (bbbb0000) for everybody, pinned',
  ],
  [
    'the candidate with its percentage',
    { candidata: { hash: 'aaaa0000', porcentaje: 10 } },
    2,
    'candidate  1.0.0 (aaaa0000) for 10 percent',
  ],
  [
    'that the candidate is for administrators',
    { candidata: { hash: 'aaaa0000', porcentaje: null } },
    2,
    'candidate  1.0.0 (aaaa0000) for administrators',
  ],
  [
    'the service of the module',
    { servicio: { direccion: 'https://servicios.example/', metodos: ['POST'] } },
    3,
    'service    https://servicios.example/ (GET, POST)',
  ],
  ['that no release is active', { activa: null, desde: null }, 1, 'No release is active.'],
  [
    'when the remote was retired',
    { activa: null, retirado: '2026-11-26T16:00:00.000Z' },
    0,
    'demo was retired at 2026-11-26 16:00 UTC.',
  ],
  [
    'the previous release of a retired remote',
    { activa: null, retirado: '2026-11-26T16:00:00.000Z' },
    1,
    'previous   1.0.0 (aaaa0000)',
  ],
])('the status shows %s', (_, changed, line, text) => {
  expect(linesOf(changed)[line]).toBe(text)
})

test('the status shows when a release was withdrawn, and how often it failed', () => {
  const failing = release('1.1.0', 'bbbb0000', {
    retirada: { fecha: '2026-11-26T17:00:00.000Z' },
    fallos: [
      { motivo: 'render', numero: 3 },
      { motivo: 'network', numero: 1 },
    ],
  })
  expect(linesOf({ lanzamientos: [failing] }).at(-1)).toBe(
    '  1.1.0 (bbbb0000), published by CI at 2026-11-26 14:05 UTC; withdrawn at 2026-11-26 17:00 UTC; failures in 24 hours: render 3, network 1',
  )
})

test('the status says why a release is not compatible with the system, also of the active one', () => {
  const problemas = [
    { code: 'release_kit', params: { pedido: '^7.0.0', ofrecido: '1.0.0' } },
    { code: 'release_of_a_newer_system', params: {} },
  ]
  const lanzamientos = [release('1.1.0', 'bbbb0000', { problemas }), release('1.0.0', 'aaaa0000')]
  expect(linesOf({ lanzamientos }).slice(1, 6)).toEqual([
    'active     1.1.0 (bbbb0000) for everybody, since 2026-11-26 15:00 UTC, but not compatible with this system:',
    '           The version asks for kit ^7.0.0 and this system has 1.0.0. Build it with that kit or update the system.',
    '           release_of_a_newer_system',
    'previous   1.0.0 (aaaa0000)',
    'Releases, newest first:',
  ])
  expect(linesOf({ lanzamientos })[6]).toMatch(/^ {2}1\.1\.0 .* UTC; not compatible with this system$/)
})

test('the status says whether the announced next release of the system takes the releases in use', () => {
  const next = { version: '1.3.0', prevista: '2026-12-20', anunciada: '2026-11-26T15:00:00.000Z' }
  const unfit = { code: 'release_exports', params: { nombres: 'Old (@fichero/kit/ui)', total: 1 } }
  const [active, previous, trial] = [
    release('1.1.0', 'bbbb0000', { problemas_proxima: [unfit] }),
    release('1.0.0', 'aaaa0000', { problemas_proxima: [unfit] }),
    release('1.2.0', 'cccc0000', { problemas_proxima: [] }),
  ]
  const changes = { candidata: { hash: 'cccc0000', porcentaje: 10 }, lanzamientos: [trial, active, previous] }
  expect(linesOf(changes, next).slice(1, 7)).toEqual([
    'active     1.1.0 (bbbb0000) for everybody, since 2026-11-26 15:00 UTC',
    '           It will not fit 1.3.0 of the system, planned for 2026-12-20:',
    '           It uses names of the kit that the next release does not have (1): Old (@fichero/kit/ui).',
    'candidate  1.2.0 (cccc0000) for 10 percent',
    '           It also fits 1.3.0 of the system, planned for 2026-12-20.',
    'previous   1.0.0 (aaaa0000)',
  ])
  // Such as a bundled module, which the next release of the system replaces.
  const replaced = { lanzamientos: [release('1.1.0', 'bbbb0000', { problemas_proxima: null }), previous] }
  expect(linesOf(replaced, next)[2]).toBe('previous   1.0.0 (aaaa0000)')
})

test('the status shows which releases a rollback skips, and the one to which it goes', () => {
  const omitidas = [
    { hash: 'aaaa0000', version: '1.0.0', motivo: 'fallos' },
    { hash: 'cccc0000', version: '0.9.0', motivo: 'retirada' },
  ] as never[]
  const lanzamientos = [...REMOTE.lanzamientos, release('0.7.0', 'eeee0000')]
  expect(linesOf({ lanzamientos, omitidas, respaldo: 'eeee0000' }).slice(2, 6)).toEqual([
    'previous   1.0.0 (aaaa0000)',
    'rollback   0.7.0 (eeee0000)',
    'Rollback skips 1.0.0 (aaaa0000), because it failed several times in an hour.',
    'Rollback skips 0.9.0 (cccc0000), because it was withdrawn.',
  ])
  expect(skippedText()).toEqual([])
})

test('the status ends with the causes of failures, the most recent first', () => {
  const cause = (ultima: string, more: object = {}) => ({
    motivo: 'render',
    error: 'TypeError',
    donde: ['src/pages/list-page.tsx:12:5', 'src/list/row.tsx:3:1'],
    paginas: [{ nombre: 'list-page', titulo: { es: 'Lista', en: 'List' } }],
    roles: ['admin', 'invitado'],
    navegadores: ['Chrome 141'],
    numero: 12,
    primera: '2026-11-25T14:00:00.000Z',
    ultima,
    ...more,
  })
  const network = cause('2026-11-26T16:00:00.000Z', {
    motivo: 'network',
    error: null,
    donde: [],
    paginas: [],
    numero: 1,
  })
  const lanzamientos = [
    release('1.1.0', 'bbbb0000', { causas: [cause('2026-11-26T15:00:00.000Z')] }),
    release('1.0.0', 'aaaa0000', { causas: [network] }),
  ]
  const lines = linesOf({ lanzamientos })
  expect(lines.slice(lines.indexOf('Failures, the most recent first:') + 1)).toEqual([
    '  1 × network in 1.0.0 (aaaa0000), last at 2026-11-26 16:00 UTC',
    '      roles admin, invitado; browsers Chrome 141',
    '  12 × render in 1.1.0 (bbbb0000), last at 2026-11-26 15:00 UTC: TypeError',
    '      at src/pages/list-page.tsx:12:5',
    '      at src/list/row.tsx:3:1',
    '      pages list-page; roles admin, invitado; browsers Chrome 141',
  ])
})

test('the status lists at most ten releases', () => {
  const many = Array.from({ length: 12 }, (_, at) => release(`2.0.${at}`, `${at}`))
  expect(linesOf({ lanzamientos: many }).filter((line) => line.startsWith('  '))).toHaveLength(10)
  expect(linesOf({ activa: null, lanzamientos: [] })).toEqual(['demo:', 'No release is active.'])
})

test.each([
  ['a version finds its release', '1.1.0', ['bbbb0000']],
  ['a hash finds its release', 'bbbb0000', ['bbbb0000']],
  ['the first four characters of a hash find its release', 'bbbb', ['bbbb0000']],
  ['three characters of a hash find no release', 'bbb', []],
  ['an empty text finds no release', '', []],
  ['part of a version finds no release', '1.1', []],
])('%s', (_, which, hashes) => {
  expect(findReleases(REMOTE as never, which).map(({ hash }) => hash)).toEqual(hashes)
})
