import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '../testing/api.js'

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><link rel="canonical" href="https://origin.invalid/"><p>${'ñ'.repeat(999)}</p></html>`

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

const write = (language: string, html = page(language)) =>
  writeFile(join(root, `shell/dist/landing.${language}.html`), html)
const open = (path = '/', headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(api.url + path, { ...init, headers: { accept: 'text/html', ...headers } })

it('says that the interface is not built', async () => {
  const answer = await open()
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
})

describe('built', () => {
  beforeAll(() => Promise.all([write('es'), write('en')]))

  it.each([
    ['/', {}, 'es'],
    ['/', { cookie: 'other=1; lang=en' }, 'en'],
    ['/', { cookie: 'lang=es' }, 'es'],
    ['/', { cookie: 'lang=../../en' }, 'es'],
    // Spanish is the default whatever the browser speaks: the person says so who wants another.
    ['/', { 'accept-language': 'en' }, 'es'],
    ['/?lang=en', { cookie: 'lang=es' }, 'en'],
  ])('%s with %j is in %s', async (path, headers, language) => {
    const answer = await open(path, headers as Record<string, string>)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe(language)
    expect(await answer.text()).toContain(`<html lang="${language}">`)
  })

  it('keeps the language that an address asks for, and writes no cookie else', async () => {
    expect((await open('/')).headers.get('set-cookie')).toBeNull()
    expect((await open('/?lang=fr')).headers.get('set-cookie')).toBeNull()
    const { headers } = await open('/?lang=en')
    expect(headers.get('set-cookie')).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it('names the address under which people reach it', async () => {
    const html = await (await open()).text()
    expect(html).toContain('href="https://fichero.example/"')
    expect(html).not.toContain('origin.invalid')
  })

  it('runs and styles with nothing that is not a file of ours', async () => {
    const policy = (await open()).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'; style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  it('is asked for again each time, and answered briefly where nothing changed', async () => {
    const first = await open('/', { 'accept-encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain('ñññ')
    const etag = first.headers.get('etag') ?? ''
    const same = { 'accept-encoding': 'br', 'if-none-match': etag }
    // Without its own wish, fetch adds one that makes the server answer whole.
    const again = (headers: Record<string, string>) => open('/', { ...same, ...headers, 'cache-control': 'max-age=0' })
    expect((await again({})).status).toBe(304)
    expect((await again({ cookie: 'lang=en' })).status).toBe(200)
    expect((await again({ 'accept-encoding': 'gzip' })).status).toBe(200)
    expect((await again({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })

  it('sees a build that was put in its place', async () => {
    await write('es', page('es').replace('<p>', '<p>nuevo'))
    await utimes(join(root, 'shell/dist/landing.es.html'), new Date(), new Date(Date.now() + 5000))
    expect(await (await open()).text()).toContain('<p>nuevo')
  })

  it('answers HEAD without a body, no other verb, and not its file', async () => {
    const head = await open('/', {}, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await open('/', {}, { method: 'POST' })).status).toBe(404)
    expect((await open('/', { accept: 'application/json' })).status).toBe(404)
    expect(await (await open('/landing.es.html')).text()).not.toContain('<html lang')
  })
})
