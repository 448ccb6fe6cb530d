import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { MAX_DESCRIPTOR, MAX_RELEASE } from '@fichero/contract/limits'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { fakeIntervals } from '../../../testing/fake-intervals.js'
import {
  api,
  builds,
  deployToken,
  former,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  sendArchive,
  sendRelease,
  servedHashes,
  storeBundledRelease,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY, hashed, integrity, route } from '../../../testing/remote-build.js'
import { Release } from './release.entity.js'

useRegistry()

const LATER = CONTRACT_MAJOR + 1

const withToken = () => ({ 'content-type': 'application/octet-stream', authorization: `Bearer ${deployToken}` })

/** Returns the stored releases and files. */
const stored = () =>
  Promise.all(
    ['SELECT hash FROM lanzamiento', 'SELECT sha384 FROM archivo_remoto'].map((sql) => api.dataSource.query(sql)),
  )

/** Sends the beginning of a body and then stalls. */
function begin(start: string, path = 'publicar', headers: Record<string, string> = withToken()) {
  const sent = request(`${api.url}/api/remotes/demo/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': '100000' },
  })
  const answer = new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (response: IncomingMessage) => {
      resolve({ status: response.statusCode, code: JSON.parse((await response.toArray()).join('')).code })
    })
  })
  sent.write(start)
  return { sent, answer }
}

describe('publishing', () => {
  it('stores release and files without activating', async () => {
    expect(await servedHashes()).toEqual([formerHash, undefined])
    expect(await publish(newer)).toEqual({ ok: true, hash: newerHash, nueva: true })
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const files = await fetch(`${api.url}/remotes/demo/${newerHash}/remote-entry.js`)
    expect(await files.text()).toBe(newer.files['remote-entry.js'])
  })

  it('publishes the same content once', async () => {
    await publish(newer)
    expect(await publish(newer)).toMatchObject({ ok: true, nueva: false })
    expect((await remoteForAdmins()).lanzamientos.map(({ hash }) => hash)).toEqual([newerHash, formerHash])
    expect((await trail()).filter(([accion]) => accion === 'remotes:publish')).toEqual([
      ['remotes:publish', null, { lanzamiento: newerHash, clave: 'CI de demo' }],
    ])
  })

  it('rejects a descriptor with the hash of another descriptor, so that nobody can take the hash of the next build', async () => {
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const next = demoBuild(`${ENTRY}; // next`)
    const { hash } = next.descriptor
    const forged = demoBuild(`${ENTRY}; // next`, { routes: [route('/demo', 'public')] })
    const answer = await sendRelease({ ...forged, descriptor: { ...forged.descriptor, hash } })
    const params = { recibido: hash, esperado: forged.descriptor.hash }
    expect(answer).toMatchObject({ status: 422, body: { code: 'release_hash', params } })
    const other = demoBuild(`${ENTRY}; // other`).descriptor
    expect((await sendRelease({ ...next, descriptor: { ...other, hash } })).body.code).toBe('release_hash')
    await builds.write(next)
    expect(await servedHashes()).toEqual([hash, formerHash])
    expect((await remoteForAdmins()).lanzamientos[0]).toMatchObject({ hash, origen: 'incluida', autor: null })
  })

  it('rejects a release if a different release with its hash is stored', async () => {
    await publish(newer)
    const release = { remoto: 'demo', hash: newerHash }
    await api.dataSource.manager.update(Release, release, { descriptor: former.descriptor as never })
    expect(await sendRelease(newer)).toMatchObject({ status: 409, body: { code: 'release_differs' } })
  })

  it('rejects other content with an existing version', async () => {
    await publish(newer)
    for (const { version } of [former.descriptor, newer.descriptor]) {
      const other = demoBuild(`${ENTRY}; // other`, { version })
      expect(await sendRelease(other)).toMatchObject({
        status: 409,
        body: { code: 'release_version_taken', params: { version } },
      })
    }
    expect((await remoteForAdmins()).lanzamientos).toHaveLength(2)
    expect(await sendRelease(newer)).toMatchObject({ status: 200, body: { nueva: false } })
  })

  it('accepts only one of two concurrent releases with the same version', async () => {
    const [one, two] = ['one', 'two'].map((name) => demoBuild(`${ENTRY}; // ${name}`, { version: '7.0.0' }))
    const answers = await Promise.all([sendRelease(one!), sendRelease(two!)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('accepts descriptor fields that this version does not know', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // newer tools`)
    const extended = { ...descriptor, bundler: 'another' }
    const build = { descriptor: hashed(extended), files }
    expect(await publish(build)).toMatchObject({ hash: build.descriptor.hash, nueva: true })
    expect(await publish(build)).toMatchObject({ nueva: false })
  })

  it.each<[string, (parts: string[]) => string[], number, string]>([
    [
      'a file that was cut',
      (parts) => [...parts.slice(0, -1), parts.at(-1)!.slice(0, -1)],
      422,
      'release_file_damaged',
    ],
    [
      'a damaged file',
      ([line = '', entry = '', ...files]) => [line, entry.replace('demo', 'Demo'), ...files],
      422,
      'release_file_damaged',
    ],
    ['a missing file', (parts) => parts.slice(0, -1), 422, 'release_file_damaged'],
    ['a file that the descriptor does not list', (parts) => [...parts, 'more'], 422, 'release_file_damaged'],
    ['no descriptor', () => ['no descriptor'], 400, 'malformed'],
    ['a descriptor without an end', () => ['x'.repeat(MAX_DESCRIPTOR + 1), '\n'], 400, 'malformed'],
    ['a descriptor that is not JSON', () => ['{"name":\n'], 400, 'json_invalid'],
    ['a descriptor of another shape', () => ['{}\n'], 400, 'validation'],
    ['too many bytes', () => ['x'.repeat(MAX_RELEASE + MAX_DESCRIPTOR + 1)], 413, 'payload_too_large'],
  ])('rejects an archive with %s, and stores nothing', async (_, change, status, code) => {
    await storeBundledRelease()
    const before = await stored()
    const { descriptor, files } = newer
    const parts = [`${JSON.stringify(descriptor)}\n`, ...descriptor.assets.map(({ file }) => files[file]!)]
    expect(await sendArchive(change(parts).join(''))).toMatchObject({ status, body: { code } })
    expect(await stored()).toEqual(before)
  })

  it('stores nothing if the connection is cut or stalls', async () => {
    await storeBundledRelease()
    const before = await stored()
    const cut = begin(`${JSON.stringify(newer.descriptor)}\n`)
    cut.sent.destroy()
    await cut.answer.catch(() => undefined)
    fakeIntervals()
    const stalled = begin(`${JSON.stringify(newer.descriptor)}\n`)
    while (jest.getTimerCount() === 0) await sleep(5)
    jest.advanceTimersByTime(30_000)
    jest.useRealTimers()
    expect(await stalled.answer).toEqual({ status: 408, code: 'upload_too_slow' })
    expect(await stored()).toEqual(before)
    expect((await sendRelease(newer)).status).toBe(200)
  })

  it('reads at most two archives at once', async () => {
    fakeIntervals()
    const stalled = [begin('{'), begin('{')]
    // Each body that is being read has a timer for the minimum upload rate.
    while (jest.getTimerCount() < 2) await sleep(5)
    const waiting = sendRelease(newer)
    await Promise.race([waiting, sleep(300)])
    expect((await api.get<RemotesAnswer>('/remotes')).status).toBe(200)
    expect((await remoteForAdmins()).lanzamientos.map(({ hash }) => hash)).toEqual([formerHash])
    for (const { sent, answer } of stalled) {
      sent.destroy()
      await answer.catch(() => undefined)
    }
    jest.useRealTimers()
    expect((await waiting).status).toBe(200)
  })

  it.each([
    ['publishing', 'publicar', 'application/octet-stream'],
    ['activating', 'activar', 'application/json'],
    ['the former publishing', 'lanzamientos', 'application/json'],
  ])('reads no body of %s without a valid token', async (_, path, type) => {
    const { sent, answer } = begin('{', path, { 'content-type': type, authorization: 'Bearer fichero_made-up' })
    expect(await answer).toEqual({ status: 401, code: 'deploy_token_invalid' })
    sent.destroy()
  })

  it.each(['application/json', 'text/javascript', 'multipart/form-data; boundary=b'])(
    'rejects an archive that is sent as %s',
    async (type) => {
      const { sent, answer } = begin('{', 'publicar', { ...withToken(), 'content-type': type })
      expect(await answer).toEqual({ status: 415, code: 'media_type_not_taken' })
      sent.destroy()
    },
  )

  it.each([
    ['contract', { contract: LATER }, 'release_contract', { pedido: LATER, ofrecido: CONTRACT_MAJOR }],
    [
      'React',
      { needs: { react: '^20.0.0' } },
      'release_library',
      { biblioteca: 'React', pedido: '^20.0.0', ofrecido: '19.3.1' },
    ],
    ['kit', { kit: '^1.1.0' }, 'release_kit', { pedido: '^1.1.0', ofrecido: '1.0.0' }],
    ['runtime', { runtime: 3 }, 'release_runtime', { pedido: 3, ofrecido: 2 }],
    ['calls', { calls: ['GET /fichas', 'PUT /notas'] }, 'release_calls', { total: 1, llamadas: 'PUT /notas' }],
    [
      'names of the kit',
      { imports: { grid: ['Grid'], table: ['DataGrid', 'DataTable'] } },
      'release_exports',
      { total: 2, nombres: '@fichero/kit/grid, DataGrid (@fichero/kit/table)' },
    ],
    ['files', { entry: 'missing.js' }, 'release_inconsistent', { archivo: 'missing.js' }],
  ])('rejects a release with incompatible or missing %s, with the reason', async (_, overrides, code, params) => {
    const { body } = await sendRelease(demoBuild(`${ENTRY}; // unfit`, overrides))
    expect(body).toMatchObject({ code, params })
  })

  it('rejects a file with the name of the generated asset list', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // list`)
    const assets = [...descriptor.assets, { file: ASSET_LIST, size: 2, integrity: integrity('[]') }]
    expect((await sendRelease({ descriptor: { ...descriptor, assets }, files })).status).toBe(400)
  })
})
