import { rename, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { SHELL } from '../../../testing/registry.js'
import { demoBuild, ENTRY, emptyRoot, hashed, integrity } from '../../../testing/remote-build.js'
import { Config } from '../../config/config.js'
import { createApp } from '../../server/app.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api

const PICTURE = 'a picture'

const publish = (entry?: string, overrides?: Parameters<typeof demoBuild>[1]) =>
  builds.write(demoBuild(entry, overrides))
const listed = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes
const fetchFile = (hash: string, file: string, init?: RequestInit) =>
  fetch(`${api.url}/remotes/demo/${hash}/${file}`, init)

beforeEach(async () => {
  builds = await emptyRoot()
  // Not in production, so that builds can be replaced at run time.
  api = await startApi({ distRoot: builds.root, production: false })
})
afterEach(async () => {
  await api.close()
  await builds.remove()
})

it('the list of remotes is empty without builds', async () => {
  expect(await listed()).toEqual([])
})

it("a remote is listed without a session with its build's descriptor, and its files are immutable", async () => {
  const descriptor = await publish()
  expect(await listed()).toEqual([descriptor])

  const answer = await fetchFile(descriptor.hash, 'remote-entry.js')
  expect(await answer.text()).toBe(ENTRY)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

it("the list has the hash of the shell's current build, even after the build was replaced", async () => {
  const shellHash = async () => (await api.get<RemotesAnswer>('/remotes')).body.shell
  expect(await shellHash()).toBeUndefined()
  await builds.writeShell({ ...SHELL, hash: 'aaaaaaaaaaaaaaaa' })
  expect(await shellHash()).toBe('aaaaaaaaaaaaaaaa')
  await builds.writeShell({ ...SHELL, version: '1.0.10', hash: 'bbbbbbbbbbbbbbbb' })
  expect(await shellHash()).toBe('bbbbbbbbbbbbbbbb')
  await builds.writeShell(SHELL)
  expect(await shellHash()).toBeUndefined()
})

it('a picture is served, but is not in the list of files whose hash pages check', async () => {
  const { descriptor, files } = demoBuild()
  const assets = [...descriptor.assets, { file: 'uno.webp', size: PICTURE.length, integrity: integrity(PICTURE) }]
  const build = { descriptor: hashed({ ...descriptor, assets }), files: { ...files, 'uno.webp': PICTURE } }
  const { hash } = await builds.write(build)
  const [remote] = await listed()
  expect(remote?.assets.map(({ file }) => file)).toEqual(['remote-entry.js', 'es.json', 'en.json'])
  expect((await fetchFile(hash, 'uno.webp')).status).toBe(200)
})

it('clients that accept compressed copies get correct copies, even if the copies in the build are wrong', async () => {
  const entry = `${ENTRY} // ${'a'.repeat(600)}`
  await builds.write(demoBuild(entry))
  await writeFile(join(builds.dist, 'remote-entry.js.br'), 'of another build')
  const { hash } = demoBuild(entry).descriptor
  const packed = await fetchFile(hash, 'remote-entry.js', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetchFile(hash, 'remote-entry.js', { headers: { 'accept-encoding': encoding } })
    expect([encoding, answer.headers.get('content-encoding')]).toEqual([
      encoding,
      encoding === 'identity' ? null : encoding,
    ])
    expect(await answer.text()).toBe(entry)
  }
})

it('only files that the active release lists are served', async () => {
  const { hash } = await publish()
  await writeFile(join(builds.dist, 'secret.js'), 'no')
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

it('a replaced build is published without a restart, and the former build is still served', async () => {
  const before = await publish()
  expect(await listed()).toEqual([before])
  const after = await publish(`${ENTRY};`)
  expect(await listed()).toEqual([{ ...after, previous: before }])
  expect(await (await fetchFile(before.hash, 'remote-entry.js')).text()).toBe(ENTRY)
  expect(await (await fetchFile(after.hash, 'remote-entry.js')).text()).toBe(`${ENTRY};`)
})

it('the last valid build stays active while a new build is incomplete or damaged', async () => {
  const good = await publish()
  expect(await listed()).toEqual([good])
  await publish(`${ENTRY}; // longer`)
  await truncate(join(builds.dist, 'remote-entry.js'), 3)
  expect(await listed()).toEqual([good])
  await writeFile(join(builds.dist, 'remote.json'), '{"name":')
  expect(await listed()).toEqual([good])
})

it('a published release is listed and served after its build was removed, even on another node', async () => {
  const descriptor = await publish()
  expect(await listed()).toEqual([descriptor])
  await rename(builds.dist, `${builds.dist}.away`)
  expect(await listed()).toEqual([descriptor])
  const other = await createApp({ ...api.app.get(Config), distRoot: builds.root }, api.dataSource)
  await other.listen(0, '127.0.0.1')
  const url = await other.getUrl()
  expect(await (await fetch(`${url}/api/remotes`)).json()).toEqual({ ok: true, remotes: [descriptor] })
  expect(await (await fetch(`${url}/remotes/demo/${descriptor.hash}/remote-entry.js`)).text()).toBe(ENTRY)
  other.getHttpServer().closeAllConnections()
  other.getHttpServer().close()
})

describe('a bundled build', () => {
  it('does not replace the active release if the build is incompatible with the shell', async () => {
    await builds.writeShell(SHELL)
    const before = await publish()
    expect(await listed()).toEqual([before])
    await publish(`${ENTRY};`, { kit: '^2.0.0' })
    expect(await listed()).toEqual([before])
  })

  it('is listed although incompatible if it is the only release, so that its pages show the problem', async () => {
    await builds.writeShell(SHELL)
    const descriptor = await publish(ENTRY, { kit: '^2.0.0' })
    expect(await listed()).toEqual([descriptor])
  })

  it('is not published if it references a missing file', async () => {
    await publish(ENTRY, { pages: { 'demo-page': ['missing.js'] } })
    expect(await listed()).toEqual([])
  })
})

describe('the HTML of a page', () => {
  const html = { headers: { accept: 'text/html' } }
  const template =
    '<html><head><meta property="csp-nonce" nonce=""><template id="fichero-preloads"></template></head><body><script type="application/json" id="fichero-boot"></script></body></html>'

  it('explains that the shell is not built', async () => {
    const answer = await fetch(`${api.url}/fichas`, html)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
  })

  it('has the descriptors, the nonce of the CSP, and preload links for the files that the address needs', async () => {
    await writeFile(join(builds.root, 'shell/dist/index.html'), template)
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
    const needed = assets.filter(({ file }) => file !== 'en.json')
    const [booted] = JSON.parse(boot)
    expect(booted).toEqual({ hash, assets: needed, ...descriptor, assetList: expect.stringMatching(/^sha384-.{64}$/) })
    const list = await fetchFile(hash, ASSET_LIST)
    expect(list.headers.get('cache-control')).toContain('immutable')
    const listed = Buffer.from(await list.arrayBuffer())
    expect([integrity(listed), JSON.parse(String(listed))]).toEqual([booted.assetList, assets])
    expect(text).toContain(
      `<link rel="preload" as="script" href="/remotes/demo/${hash}/remote-entry.js" crossorigin="anonymous" integrity="${assets[0]?.integrity}">`,
    )
    expect(await (await fetch(`${api.url}/other`, html)).text()).not.toContain('rel="preload"')
  })

  it('is rendered if a release uses the names of built-in properties', async () => {
    await writeFile(join(builds.root, 'shell/dist/index.html'), template)
    const card = { slot: 'dashboard.card', page: 'constructor', titleKey: 'nav', order: 1, access: 'authenticated' }
    const routes = [{ path: '/demo/:id', page: 'constructor', titleKey: 'nav', access: 'public' }]
    const { descriptor } = demoBuild(ENTRY, { parts: [card], routes })
    const { hash } = descriptor
    const { manager } = api.dataSource
    await manager.insert(Remote, { nombre: 'demo', activa: hash, version: 1 })
    const row = { remoto: 'demo', hash, origen: 'publicada' as const, fecha: new Date() }
    await manager.insert(Release, { ...row, descriptor: descriptor as never })
    for (const path of ['/dashboard', '/demo/7']) {
      const answer = await fetch(api.url + path, html)
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining(hash)])
    }
  })

  it('preloads the translations in the language of the cookie', async () => {
    await writeFile(join(builds.root, 'shell/dist/index.html'), template)
    const { hash } = await publish()
    const textsIn = async (cookie: string) => {
      const answer = await fetch(`${api.url}/demo/7`, { headers: { ...html.headers, cookie } })
      return /as="fetch" href="([^"]+)" crossorigin="anonymous">/.exec(await answer.text())?.[1]
    }
    expect(await textsIn('')).toBe(`/remotes/demo/${hash}/es.json`)
    expect(await textsIn('lang=en')).toBe(`/remotes/demo/${hash}/en.json`)
  })

  it('is not sent for API requests, other media types or other methods', async () => {
    await writeFile(join(builds.root, 'shell/dist/index.html'), template)
    expect((await fetch(`${api.url}/api/nothing`, html)).status).toBe(404)
    expect((await fetch(`${api.url}/fichas`, { headers: { accept: 'application/json' } })).status).toBe(404)
    expect((await fetch(`${api.url}/fichas`, { method: 'POST' })).status).toBe(405)
  })
})
