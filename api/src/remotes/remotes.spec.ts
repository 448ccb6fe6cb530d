import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteDescriptor, RemotesAnswer } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from '../testing/api.js'
import { BuildFolder } from './build-folder.js'
import { RemotesService } from './remotes.service.js'

const ENTRY = 'window.fichero_demo = {}'

let root: string
let dist: string
let api: Api

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Writes a remote's build as the build tools would. */
async function publish(entry = ENTRY): Promise<RemoteDescriptor> {
  const files = { 'remote-entry.js': entry, 'es.json': '{"nav":"Demo"}', 'en.json': '{"nav":"Demo"}' }
  const descriptor: RemoteDescriptor = {
    name: 'demo',
    version: '1.0.0',
    hash: createHash('sha256').update(entry).digest('hex').slice(0, 16),
    contract: 1,
    kit: '^1.0.0',
    entry: 'remote-entry.js',
    routes: [{ path: '/demo/:id', page: 'demo-page', titleKey: 'nav', access: 'authenticated' }],
    nav: [{ path: '/demo', icon: 'manuals', labelKey: 'nav', order: 1, access: 'authenticated' }],
    labels: { es: { nav: '</script><b>Demo' }, en: { nav: 'Demo' } },
    locales: { es: 'es.json', en: 'en.json' },
    pages: { 'demo-page': [] },
    assets: Object.entries(files).map(([file, text]) => ({ file, size: text.length, integrity: integrity(text) })),
  }
  await mkdir(dist, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text)
  await writeFile(join(dist, 'remote.json'), JSON.stringify(descriptor))
  return descriptor
}

const listed = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes
const fetchFile = (hash: string, file: string, init?: RequestInit) =>
  fetch(`${api.url}/remotes/demo/${hash}/${file}`, init)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-dist-'))
  dist = join(root, 'mfe-demo', 'dist')
  await mkdir(join(root, 'shell', 'dist'), { recursive: true })
  api = await startApi({ distRoot: root })
})
afterEach(async () => {
  await api.close()
  await rm(root, { recursive: true, force: true })
})

it('lists nothing without builds', async () => {
  expect(await listed()).toEqual([])
})

it('lists a remote without a session as its build describes it, and serves its files as immutable', async () => {
  const descriptor = await publish()
  expect(await listed()).toEqual([descriptor])

  const answer = await fetchFile(descriptor.hash, 'remote-entry.js')
  expect(await answer.text()).toBe(ENTRY)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

it('serves compressed files to clients that accept them', async () => {
  const { hash } = await publish()
  await writeFile(join(dist, 'remote-entry.js.br'), 'packed')
  const packed = await fetchFile(hash, 'remote-entry.js', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/)
  const plain = await fetchFile(hash, 'remote-entry.js', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(ENTRY)
})

it('serves only files that the active release lists', async () => {
  const { hash } = await publish()
  await writeFile(join(dist, 'secret.js'), 'no')
  for (const path of [
    `/remotes/demo/${hash}/secret.js`,
    `/remotes/demo/${hash}/remote.json`,
    `/remotes/demo/${hash}/..%2f..%2fpackage.json`,
    '/remotes/demo/0000000000000000/remote-entry.js',
    `/remotes/other/${hash}/remote-entry.js`,
    '/nothing.js',
  ]) {
    const answer = await fetch(api.url + path, { headers: { accept: 'text/html' } })
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      expect.objectContaining({ ok: false, code: 'not_found' }),
    ])
  }
})

it('notices a build copied over another one without a restart', async () => {
  const before = await publish()
  expect(await listed()).toEqual([before])
  const after = await publish(`${ENTRY};`)
  expect(await listed()).toEqual([after])
  expect((await fetchFile(before.hash, 'remote-entry.js')).status).toBe(404)
  expect(await (await fetchFile(after.hash, 'remote-entry.js')).text()).toBe(`${ENTRY};`)
})

it('keeps the last valid build while another one is incomplete or damaged', async () => {
  const good = await publish()
  expect(await listed()).toEqual([good])
  await publish(`${ENTRY}; // longer`)
  await truncate(join(dist, 'remote-entry.js'), 3)
  expect(await listed()).toEqual([good])
  await writeFile(join(dist, 'remote.json'), '{"name":')
  expect(await listed()).toEqual([good])
})

it('lists a remote whose files are missing, also after a restart, and serves them again later', async () => {
  const descriptor = await publish()
  expect(await listed()).toEqual([descriptor])
  await rename(dist, `${dist}.away`)
  expect(await listed()).toEqual([descriptor])
  const restarted = new RemotesService(api.app.get(BuildFolder), api.dataSource)
  expect(await restarted.list()).toEqual([descriptor])
  const missing = await fetchFile(descriptor.hash, 'remote-entry.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null])

  await cp(`${dist}.away`, dist, { recursive: true })
  expect((await fetchFile(descriptor.hash, 'remote-entry.js')).status).toBe(200)
})

describe('the page', () => {
  const html = { headers: { accept: 'text/html' } }
  const template =
    '<html><head><meta property="csp-nonce" nonce=""></head><body><script type="application/json" id="fichero-boot"></script></body></html>'

  it('says that the interface is not built', async () => {
    const answer = await fetch(`${api.url}/fichas`, html)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
  })

  it('carries the descriptors, a nonce that its policy names, and preload links for what the address needs', async () => {
    await writeFile(join(root, 'shell/dist/index.html'), template)
    const { hash, assets, ...descriptor } = await publish()
    const answer = await fetch(`${api.url}/demo/7`, html)
    const text = await answer.text()

    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
    expect(policy).toContain(`'nonce-${nonce}'`)

    const boot = /id="fichero-boot">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(boot)).toEqual([{ hash, assets, ...descriptor }])
    expect(text).toContain(
      `<link rel="preload" as="script" href="/remotes/demo/${hash}/remote-entry.js" crossorigin="anonymous" integrity="${assets[0]?.integrity}">`,
    )
    expect(await (await fetch(`${api.url}/other`, html)).text()).not.toContain('rel="preload"')
  })

  it('is not the answer to calls of the API, nor to who asks for something else', async () => {
    await writeFile(join(root, 'shell/dist/index.html'), template)
    expect((await fetch(`${api.url}/api/nothing`, html)).status).toBe(404)
    expect((await fetch(`${api.url}/fichas`, { headers: { accept: 'application/json' } })).status).toBe(404)
    expect((await fetch(`${api.url}/fichas`, { method: 'POST' })).status).toBe(404)
  })
})
