import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedFirst } from '@fichero/contract/first-calls'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { hashed, integrity } from '../../../testing/remote-build.js'
import { firstCalls } from './first-calls.js'

const SESSION = { access: 'authenticated', calls: ['/api/auth/session'] }
const route = { page: 'page', titleKey: 'nav', access: 'authenticated' }
const card = { slot: 'dashboard.card', page: 'page', titleKey: 'nav', order: 1, access: 'authenticated' }

/** First calls as former releases declare them. */
const FORMER_CALLS = [
  { call: 'GET /fichas', query: { mias: 'true', page: { from: 'page', or: '1' } }, unless: ['q'] },
  { call: 'GET /fichas/:nroFicha', params: { nroFicha: 'nro' } },
]

const descriptor = hashed({
  name: 'demo',
  version: '1.0.0',
  hash: '',
  contract: 1,
  kit: '^1.0.0',
  calls: ['GET /fichas/:nroFicha', 'GET /fichas'],
  entry: 'remote-entry.js',
  routes: [
    {
      ...route,
      path: '/guias',
      access: 'fichas:edit',
      first: [{ call: 'GET /fichas' }],
    },
    { ...route, path: '/guias/:nroFicha', first: [{ call: 'GET /fichas/:nroFicha' }] },
    { ...route, path: '/guias/:nroFicha/datos' },
    {
      ...route,
      path: '/guias/:nro/mapa',
      first: FORMER_CALLS,
    },
  ],
  parts: [
    { ...card, access: 'fichas:edit', first: [{ call: 'GET /fichas' }] },
    { ...card, notFor: 'fichas:edit', first: [{ call: 'GET /fichas' }] },
    card,
  ],
  links: [],
  labels: { es: { nav: 'Guías' }, en: { nav: 'Guides' } },
  locales: { es: 'es.json', en: 'es.json' },
  pages: { page: [] },
  assets: [],
}) as RemoteDescriptor

it.each<[string, string, AskedFirst[]]>([
  ['a list requests its rows', '/guias/', [SESSION, { access: 'fichas:edit', calls: ['/api/fichas'] }]],
  [
    'a path in another case requests the row',
    '/Guias/7',
    [SESSION, { access: 'authenticated', calls: ['/api/fichas/7'] }],
  ],
  ['a section without first calls requests the session only', '/guias/7/datos', [SESSION]],
  ['a page of a former release does not send calls with a query or renamed parameters', '/guias/7/mapa', [SESSION]],
  [
    'the dashboard sends the calls of cards, except of one that is hidden from some of its readers',
    '/dashboard',
    [SESSION, { access: 'fichas:edit', calls: ['/api/fichas'] }],
  ],
  ['a screen without first calls requests the session only', '/modulos', [SESSION]],
  ['the sign-in page requests nothing', '/auth', []],
  ['an unknown path requests nothing', '/no/hay', []],
  ['a damaged parameter is not requested', '/guias/%', [SESSION]],
  [
    'a slash in a parameter stays encoded',
    '/guias/..%2Fusers%3Fx',
    [SESSION, { access: 'authenticated', calls: ['/api/fichas/..%2Fusers%3Fx'] }],
  ],
])('%s', (_, path, expected) => {
  expect(firstCalls([descriptor], path)).toEqual(expected)
})

describe('the page', () => {
  const SCRIPT = 'document.title'
  let root: string
  let api: Api

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'fichero-first-'))
    await mkdir(join(root, 'shell/dist'), { recursive: true })
    await mkdir(join(root, 'mfe-demo/dist'), { recursive: true })
    await writeFile(
      join(root, 'shell/dist/index.html'),
      `<!doctype html><html><head><script type="application/json" id="fichero-first-calls"></script><script>${SCRIPT}</script></head><body><script type="application/json" id="fichero-boot"></script></body></html>`,
    )
    const files = { 'remote-entry.js': '', 'es.json': '{}' }
    const built = hashed({
      ...descriptor,
      assets: Object.entries(files).map(([file, text]) => ({ file, size: text.length, integrity: integrity(text) })),
    })
    for (const [file, text] of Object.entries({ ...files, 'remote.json': JSON.stringify(built) }))
      await writeFile(join(root, 'mfe-demo/dist', file), text)
    api = await startApi({ distRoot: root, production: false })
  })
  afterAll(async () => {
    await api.close()
    await rm(root, { recursive: true, force: true })
  })

  const open = async (path: string) => {
    const page = await fetch(api.url + path, { headers: { accept: 'text/html' } })
    const html = await page.text()
    const [, data = ''] = /id="fichero-first-calls">(.*?)<\/script>/s.exec(html) ?? []
    return { page, html, data }
  }

  it('has its first calls before the script that sends them, and no token', async () => {
    const { data, html } = await open('/guias/7')
    expect(JSON.parse(data)).toEqual([SESSION, { access: 'authenticated', calls: ['/api/fichas/7'] }])
    expect(html.indexOf(data)).toBeLessThan(html.indexOf(SCRIPT))
    expect(html).not.toContain('x-token')
    // Only the first calls of the three routes remain, for prefetching on hover.
    expect(html.match(/"first":/g)).toHaveLength(3)
  })

  it('allows only its own inline script, by its hash', async () => {
    const policy = (await open('/guias')).page.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}';`)
  })

  it.each([
    '/guias/<script>alert(1)<script>',
    "/guias/'%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
    '/guias?q=</script><script>alert(1)</script>',
  ])('escapes a path with %s in its inline data', async (path) => {
    const { data, html } = await open(path)
    expect(JSON.parse(data)[0]).toEqual(SESSION)
    expect(data).not.toContain('<')
    expect(html).not.toMatch(/<script>alert|<img/)
  })
})
