import { excessOf, figuresLine, heaviestPage, sizeLine, smaller, storablePages } from './page-figures.mjs'

const MB = 1024 * 1024
const figures = { bloqueo: 210, memoria: 1.2 * MB, peticiones: 14, bytes: 96 * 1024, mensajes: 0 }

test('the figures of a page are one line', () => {
  expect(figuresLine({ direccion: '/horarios', ...figures })).toBe(
    '/horarios: blocked for 0.2 s, 1 MB kept after 10 visits, 14 requests, 96 KB loaded, 0 messages in the console',
  )
})

test.each([
  ['a page that blocks', { bloqueo: 8000 }, 'blocked for 8.0 s (at most 2.0 s)'],
  ['a page that leaks', { memoria: 178 * MB }, '178 MB kept after 10 visits (at most 20 MB)'],
  ['a page that asks too often', { peticiones: 101 }, '101 requests (at most 100)'],
  ['a page with too much data', { bytes: 3.5 * MB }, '3584 KB loaded (at most 2048 KB)'],
  ['a page that fills the console', { mensajes: 2008 }, '2008 messages in the console (at most 20)'],
])('%s takes too much', (_, changed, text) => {
  expect(excessOf({ direccion: '/horarios', ...figures, ...changed })).toBe(`/horarios takes too much: ${text}`)
})

test('a page at its limits does not take too much', () => {
  const most = { bloqueo: 2000, memoria: 20 * MB, peticiones: 100, bytes: 2 * MB, mensajes: 20 }
  expect(excessOf({ direccion: '/horarios', ...most })).toBeUndefined()
})

test('of two measurements the smaller figures count', () => {
  const slow = { ...figures, bloqueo: 9000, peticiones: 12 }
  expect(smaller(figures, slow)).toEqual({ ...figures, peticiones: 12 })
})

test('scripts and styles are compared with those of the active release', () => {
  const release = (version: string, name: string, size: number) =>
    ({
      name,
      version,
      assets: [
        { file: 'entry.js', size: 2048 },
        { file: 'a.css', size },
        { file: 'picture.svg', size: 9e6 },
      ],
    }) as Parameters<typeof sizeLine>[0]
  const next = release('1.1.0', 'horarios', 3072)
  expect(sizeLine(next, [release('2.0.0', 'fichas', 1), release('1.0.0', 'horarios', 1024)])).toBe(
    'Scripts and styles: 5 KB; in the active release 1.0.0: 3 KB.',
  )
  expect(sizeLine(next, [])).toBe('Scripts and styles: 5 KB.')
})

test('the heaviest page is the one that comes closest to one of its limits', () => {
  const page = (direccion: string, changed: object) => ({ direccion, ...figures, ...changed })
  const pages = [page('/a', { bloqueo: 1000 }), page('/b', { mensajes: 11 }), page('/c', { bytes: MB - 1 })]
  expect(heaviestPage(pages)?.direccion).toBe('/b')
  expect(heaviestPage([])).toBeUndefined()
})

test('a system stores the figures of 64 addresses of at most 200 characters', () => {
  const page = (direccion: string) => ({ direccion, ...figures })
  const many = Array.from({ length: 70 }, (_, index) => page(`/horarios/${index}`))
  expect(storablePages([page('/'.padEnd(201, 'a')), page('/'.padEnd(200, 'a')), page('/b'), page('/b')])).toHaveLength(
    2,
  )
  expect(storablePages(many)).toEqual(many.slice(0, 64))
})
