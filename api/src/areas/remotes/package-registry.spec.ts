import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Api, startApi } from '../../../testing/api.js'
import { emptyRoot } from '../../../testing/remote-build.js'

const TARBALL = Buffer.from('the tarball')
const hash = (algorithm: string, encoding: 'hex' | 'base64') => createHash(algorithm).update(TARBALL).digest(encoding)
const HASHES = { shasum: hash('sha1', 'hex'), integrity: `sha512-${hash('sha512', 'base64')}` }
const KIT = { name: '@fichero/kit', version: '1.2.0', peerDependencies: { '@fichero/contract': '^1.0.0' } }
const STARTER = { name: 'create-fichero-remote', version: '1.0.0', bin: { 'create-fichero-remote': './bin/x.mjs' } }

interface Packument {
  versions: Record<string, { bin: object; dist: { tarball: string; integrity: string } }>
}

let builds: Awaited<ReturnType<typeof emptyRoot>>
let folder: string
let api: Api
beforeAll(async () => {
  builds = await emptyRoot()
  folder = join(builds.root, 'packages/dist')
  await mkdir(folder, { recursive: true })
  api = await startApi({ distRoot: builds.root, publicUrl: 'https://fichero.example' })
})
afterAll(async () => {
  await api.close()
  await builds.remove()
})
beforeEach(async () => {
  const list = [KIT, STARTER].map((manifest) => ({ file: `${manifest.version}.tgz`, ...HASHES, manifest }))
  await writeFile(join(folder, 'packages.json'), JSON.stringify(list))
  for (const { file } of list) await writeFile(join(folder, file), TARBALL)
})

/** Without a Cache-Control header, fetch adds a value that prevents a 304. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/packages/${path}`, { method, headers: { 'cache-control': 'max-age=0', ...headers } })

async function refusal(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, headers)
  const { code, error, msg } = (await answer.json()) as { code: string; error: string; msg: string }
  expect([answer.status, error]).toEqual([404, msg])
  return { code, error }
}

describe('the registry of packages', () => {
  it.each(['@fichero%2fkit', '@fichero%2Fkit', '%40fichero%2fkit', '@fichero/kit'])(
    'describes a package at its name, %s, without a session',
    async (name) => {
      const answer = await ask(name)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const tarball = 'https://fichero.example/packages/@fichero/kit/-/kit-1.2.0.tgz'
      expect(await answer.json()).toEqual({
        name: '@fichero/kit',
        'dist-tags': { latest: '1.2.0' },
        versions: { '1.2.0': { ...KIT, dist: { tarball, ...HASHES } } },
      })
    },
  )

  it('sends the tarball that the description names, with the same hashes', async () => {
    const { versions } = (await (await ask('create-fichero-remote')).json()) as Packument
    const { dist, bin } = versions['1.0.0'] as Packument['versions'][string]
    expect(bin).toEqual(STARTER.bin)
    const answer = await ask(dist.tarball.replace('https://fichero.example/packages/', ''))
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(`sha512-${createHash('sha512').update(bytes).digest('base64')}`).toBe(dist.integrity)
  })

  it.each(['@fichero%2fkit', '@fichero/kit/-/kit-1.2.0.tgz'])('answers 304 until %s changes', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await ask(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    const list = [{ file: 'new.tgz', ...HASHES, shasum: 'changed', manifest: KIT }]
    await writeFile(join(folder, 'packages.json'), JSON.stringify(list))
    await writeFile(join(folder, 'new.tgz'), 'new')
    expect((await ask(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200)
  })

  it.each(['', 'react', '@fichero%2fkitt', '-/ping', '..%2f..%2fshell%2fdist%2fshell.json', '%zz'])(
    'names its packages when asked for another one: %s',
    async (path) => {
      expect(await refusal(path)).toEqual({
        code: 'package_unknown',
        error: expect.stringContaining('solo los paquetes @fichero/kit, create-fichero-remote.'),
      })
    },
  )

  it.each(['@fichero/kit/-/kit-1.1.0.tgz', '@fichero/kit/-/../1.2.0.tgz', '@fichero%2fkit/1.1.0'])(
    'names the version that it has when asked for another one: %s',
    async (path) => {
      expect(await refusal(path, { 'accept-language': 'en' })).toEqual({
        code: 'package_version_unknown',
        error: expect.stringMatching(/version 1\.2\.0 of @fichero\/kit .* npm install @fichero\/kit@1\.2\.0 /),
      })
    },
  )

  it.each(['packages.json', '1.2.0.tgz'])('says how to make the packages if %s is missing', async (file) => {
    await rm(join(folder, file))
    expect(await refusal('@fichero/kit/-/kit-1.2.0.tgz')).toEqual({
      code: 'packages_not_found',
      error: expect.stringContaining('npm run build'),
    })
  })

  it('answers HEAD, and cannot be written to', async () => {
    expect((await ask('@fichero%2fkit', {}, 'HEAD')).status).toBe(200)
    expect((await ask('@fichero%2fkit', {}, 'PUT')).status).toBe(405)
  })
})
