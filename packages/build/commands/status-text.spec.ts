import { releasesMeant, statusText } from './status-text.mjs'

const release = (version: string, hash: string, more: object = {}) => ({
  version,
  hash,
  autor: 'CI',
  fecha: '2026-11-26T14:05:09.123Z',
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
const told = (given: object) => statusText({ ...REMOTE, ...given } as never)

test('what everybody gets, what came before, and where each release is from', () => {
  expect(told({})).toEqual([
    'demo:',
    'active     1.1.0 (bbbb0000) for everybody, since 2026-11-26 15:00 UTC',
    'previous   1.0.0 (aaaa0000)',
    'Releases, newest first:',
    '  1.1.0 (bbbb0000), published by CI at 2026-11-26 14:05 UTC',
    '  1.0.0 (aaaa0000), came with the system at 2026-11-26 14:05 UTC',
  ])
})

test.each([
  [{ desde: null, fijada: true }, 1, 'active     1.1.0 (bbbb0000) for everybody, pinned'],
  [{ candidata: { hash: 'aaaa0000', porcentaje: 10 } }, 2, 'candidate  1.0.0 (aaaa0000) for 10 percent'],
  [{ candidata: { hash: 'aaaa0000', porcentaje: null } }, 2, 'candidate  1.0.0 (aaaa0000) for administrators'],
  [{ activa: null, desde: null }, 1, 'Nobody gets a release of it.'],
  [{ activa: null, retirado: '2026-11-26T16:00:00.000Z' }, 0, 'demo was retired at 2026-11-26 16:00 UTC.'],
  [{ activa: null, retirado: '2026-11-26T16:00:00.000Z' }, 1, 'previous   1.0.0 (aaaa0000)'],
])('with %j line %i says: %s', (given, line, text) => {
  expect(told(given)[line]).toBe(text)
})

test('what was withdrawn and what failed is told of the release', () => {
  const failing = release('1.1.0', 'bbbb0000', {
    retirada: { fecha: '2026-11-26T17:00:00.000Z' },
    fallos: [
      { motivo: 'render', numero: 3 },
      { motivo: 'network', numero: 1 },
    ],
  })
  expect(told({ lanzamientos: [failing] }).at(-1)).toBe(
    '  1.1.0 (bbbb0000), published by CI at 2026-11-26 14:05 UTC; withdrawn at 2026-11-26 17:00 UTC; failed in 24 hours: render 3, network 1',
  )
})

test('causes are told last, the most recent first, with where, what and for whom', () => {
  const cause = (ultima: string, more: object = {}) => ({
    motivo: 'render',
    mensaje: 'TypeError: … is not a function',
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
    mensaje: '',
    donde: [],
    paginas: [],
    numero: 1,
  })
  const lanzamientos = [
    release('1.1.0', 'bbbb0000', { causas: [cause('2026-11-26T15:00:00.000Z')] }),
    release('1.0.0', 'aaaa0000', { causas: [network] }),
  ]
  const lines = told({ lanzamientos })
  expect(lines.slice(lines.indexOf('What failed, the most recent first:') + 1)).toEqual([
    '  1 × network in 1.0.0 (aaaa0000), last at 2026-11-26 16:00 UTC',
    '      roles admin, invitado; browsers Chrome 141',
    '  12 × render in 1.1.0 (bbbb0000), last at 2026-11-26 15:00 UTC: TypeError: … is not a function',
    '      at src/pages/list-page.tsx:12:5',
    '      at src/list/row.tsx:3:1',
    '      pages list-page; roles admin, invitado; browsers Chrome 141',
  ])
})

test('ten releases are told, and none where there are none', () => {
  const many = Array.from({ length: 12 }, (_, at) => release(`2.0.${at}`, `${at}`))
  expect(told({ lanzamientos: many }).filter((line) => line.startsWith('  '))).toHaveLength(10)
  expect(told({ activa: null, lanzamientos: [] })).toEqual(['demo:', 'Nobody gets a release of it.'])
})

test.each([
  ['1.1.0', ['bbbb0000']],
  ['bbbb0000', ['bbbb0000']],
  ['bbbb', ['bbbb0000']],
  ['bbb', []],
  ['', []],
  ['1.1', []],
])('%j means %j', (said, hashes) => {
  expect(releasesMeant(REMOTE as never, said).map(({ hash }) => hash)).toEqual(hashes)
})
