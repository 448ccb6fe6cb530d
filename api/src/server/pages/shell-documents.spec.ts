import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '../../../testing/api.js'

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><style>p{margin:0}</style><script>first()</script><link rel="canonical" href="https://origin.invalid/"><p>${'ñ'.repeat(999)}</p></html>`

let root: string
let api: Api

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-landing-'))
  await mkdir(join(root, 'shell/dist'), { recursive: true })
  api = await startApi({ distRoot: root, publicUrl: 'https://fichero.example' })
})
afterAll(async () => {
  await api.close()
  await rm(root, { recursive: true, force: true })
})

const write = (language: string, html = page(language), name = 'landing') =>
  writeFile(join(root, `shell/dist/${name}.${language}.html`), html)
const open = (path = '/', headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(api.url + path, { ...init, headers: { accept: 'text/html', ...headers } })

it('the landing page reports that the interface is not built', async () => {
  const answer = await open()
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
})

describe('when the interface is built, the landing page', () => {
  beforeAll(async () => {
    await write('es')
    await write('en')
  })

  it.each([
    ['in Spanish by default', '/', {}, 'es'],
    ['in English with its cookie', '/', { cookie: 'other=1; lang=en' }, 'en'],
    ['in Spanish with its cookie', '/', { cookie: 'lang=es' }, 'es'],
    ['in Spanish with a path as cookie', '/', { cookie: 'lang=../../en' }, 'es'],
    // The language of the browser does not matter. Users choose the language.
    ['in Spanish whatever the browser accepts', '/', { 'accept-language': 'en' }, 'es'],
    ['in the language of the address, before the cookie', '/?lang=en', { cookie: 'lang=es' }, 'en'],
  ])('is %s', async (_, path, headers, language) => {
    const answer = await open(path, headers as Record<string, string>)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe(language)
    expect(await answer.text()).toContain(`<html lang="${language}">`)
  })

  it('stores the language of the URL in a cookie, and sets none otherwise', async () => {
    expect((await open('/')).headers.get('set-cookie')).toBeNull()
    expect((await open('/?lang=fr')).headers.get('set-cookie')).toBeNull()
    const { headers } = await open('/?lang=en')
    expect(headers.get('set-cookie')).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it('contains the public origin', async () => {
    const html = await (await open()).text()
    expect(html).toContain('href="https://fichero.example/"')
    expect(html).not.toContain('origin.invalid')
  })

  it('allows only scripts and styles of this origin, and inline scripts and styles by their hashes', async () => {
    const policy = (await open()).headers.get('content-security-policy') ?? ''
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('first()')}; style-src 'self' ${hash('p{margin:0}')};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  it.each([
    ['by typing its address, a page has no opener policy', 'none', null],
    ['from the same site, a page has no opener policy', 'same-origin', null],
    ['from a neighbouring site, a page is isolated from its opener', 'same-site', 'same-origin'],
    ['from another site, a page is isolated from its opener', 'cross-site', 'same-origin'],
    ['without the header Sec-Fetch-Site, a page is isolated from its opener', undefined, 'same-origin'],
  ])('has the right opener policy: opened %s', async (_, site, policy) => {
    for (const path of ['/', '/fichas']) {
      const { headers } = await open(path, site ? { 'sec-fetch-site': site } : {})
      expect(headers.get('cross-origin-opener-policy')).toBe(policy)
    }
  })

  it('is revalidated on each request, with 304 if nothing changed', async () => {
    const first = await open('/', { 'accept-encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('Sec-Fetch-Site, Cookie, Accept-Encoding')
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain('ñññ')
    const etag = first.headers.get('etag') ?? ''
    const same = { 'accept-encoding': 'br', 'if-none-match': etag }
    // Without a Cache-Control header, fetch adds a value that prevents a 304.
    const again = (headers: Record<string, string>) => open('/', { ...same, ...headers, 'cache-control': 'max-age=0' })
    expect((await again({})).status).toBe(304)
    expect((await again({ cookie: 'lang=en' })).status).toBe(200)
    expect((await again({ 'accept-encoding': 'gzip' })).status).toBe(200)
    expect((await again({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })

  it('changes with a new build', async () => {
    await write('es', page('es').replace('<p>', '<p>nuevo'))
    await utimes(join(root, 'shell/dist/landing.es.html'), new Date(), new Date(Date.now() + 5000))
    expect(await (await open()).text()).toContain('<p>nuevo')
  })

  it('answers HEAD without a body, rejects other methods, and is not served under its file name', async () => {
    const head = await open('/', {}, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await open('/', {}, { method: 'POST' })).status).toBe(405)
    expect((await open('/', { accept: 'application/json' })).status).toBe(404)
    expect(await (await open('/landing.es.html')).text()).not.toContain('<html lang')
  })
})

it('search engines may index the landing page, but not the page of an apprentice', async () => {
  await write('es')
  await write('es', page('es'), 'own-progress')
  const [landing, ownProgress] = [await open(), await open('/mi-avance')]
  expect(landing.headers.get('x-robots-tag')).toBeNull()
  expect(ownProgress.status).toBe(200)
  expect(ownProgress.headers.get('x-robots-tag')).toBe('noindex')
  expect(ownProgress.headers.get('referrer-policy')).toBe('no-referrer')
})
