import type { FormerPublishAnswer } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor, RemotesAnswer } from '@fichero/contract/remotes.schema'
import {
  activate,
  api,
  builds,
  deployToken,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  send,
  servedHashes,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { type Build, demoBuild, ENTRY, hashed } from '../../../testing/remote-build.js'
import { hexOf } from './file-hash.js'
import { ReleaseFile } from './release-file.entity.js'

useRegistry()

const entry = newer.descriptor.assets[0]!
const describeBuild = ({ descriptor }: Build, token = deployToken) =>
  send<FormerPublishAnswer & { code: string }>('POST', 'demo/lanzamientos', JSON.stringify(descriptor), token)
const sendEntry = (content: string, token = deployToken) =>
  send<{ code: string }>('PUT', `demo/archivos/${hexOf(entry.integrity)}`, content, token, 'application/octet-stream')

describe('the release command of @fichero/build 1.0', () => {
  it('publishes a release by its descriptor, the missing files, and the descriptor again', async () => {
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const asked = { ok: true, hash: newerHash, publicada: false, nueva: false, faltan: [entry.integrity] }
    expect((await describeBuild(newer)).body).toEqual(asked)
    expect((await sendEntry(newer.files[entry.file]!)).status).toBe(200)
    expect((await sendEntry(newer.files[entry.file]!)).status).toBe(200)
    const published = { ok: true, hash: newerHash, publicada: true, nueva: true, faltan: [] }
    expect((await describeBuild(newer)).body).toEqual(published)
    expect((await describeBuild(newer)).body).toEqual({ ...published, nueva: false })
    const file = await fetch(`${api.url}/remotes/demo/${newerHash}/${entry.file}`)
    expect(await file.text()).toBe(newer.files[entry.file])
    expect((await trail())[0]).toEqual(['remotes:publish', null, { lanzamiento: newerHash, clave: 'CI de demo' }])
  })

  it('cannot send a damaged or large file, or send anything without a valid token', async () => {
    expect((await sendEntry('half of')).body.code).toBe('release_file_damaged')
    expect((await sendEntry('x'.repeat(5 * 1024 * 1024))).status).toBe(413)
    for (const answer of [await describeBuild(newer, 'fichero_made-up'), await sendEntry('', 'fichero_made-up')])
      expect([answer.status, answer.body.code]).toEqual([401, 'deploy_token_invalid'])
    expect((await remoteForAdmins()).lanzamientos).toHaveLength(1)
  })

  it('leaves files if it stops, which are removed a day later by the next release', async () => {
    await sendEntry(newer.files[entry.file]!)
    const isStored = () => api.dataSource.manager.existsBy(ReleaseFile, { sha384: hexOf(entry.integrity) })
    await describeBuild(demoBuild(`${ENTRY}; // next`))
    expect(await isStored()).toBe(true)
    await api.dataSource.query('UPDATE archivo_remoto SET fecha = ?', ['2026-01-01 00:00:00.000'])
    await describeBuild(demoBuild(`${ENTRY}; // next`))
    expect(await isStored()).toBe(false)
  })
})

/** The build in the spelling of contract 1.0, with another hash. */
function formerBuild({ descriptor: { links: _, parts: __, ...descriptor }, files }: Build): Build {
  const nav = [{ path: '/demo', icon: 'manuals', labelKey: 'nav', order: 1, access: 'authenticated' }]
  return { descriptor: hashed({ ...descriptor, nav } as unknown as RemoteDescriptor), files }
}

describe('a descriptor in the spelling of contract 1.0', () => {
  const build = formerBuild(newer)
  const { hash } = build.descriptor

  it.each<[string, () => Promise<unknown>]>([
    ['in one request', () => publish(build)],
    [
      'by the former requests',
      async () => {
        await describeBuild(build)
        await sendEntry(build.files[entry.file]!)
        return (await describeBuild(build)).body
      },
    ],
  ])('is published %s, and served in today’s spelling', async (_, send) => {
    await servedHashes()
    expect(await send()).toMatchObject({ ok: true, hash, nueva: true })
    expect(await publish(build)).toMatchObject({ ok: true, hash, nueva: false })
    expect((await activate(build)).status).toBe(200)
    const { remotes } = (await api.get<RemotesAnswer>('/remotes')).body
    expect(remotes[0]).toMatchObject({ hash, links: newer.descriptor.links, parts: [] })
  })

  it('is stored in both spellings, so that nodes of the former version can read it', async () => {
    await publish(build)
    const rows = await api.dataSource.query('SELECT descriptor FROM lanzamiento WHERE hash = ?', [hash])
    const [{ descriptor }] = rows
    expect(typeof descriptor === 'string' ? JSON.parse(descriptor) : descriptor).toMatchObject({
      ...build.descriptor,
      links: newer.descriptor.links,
      parts: [],
      cards: [],
    })
  })

  it('is read from rows that the former version stored', async () => {
    await publish(build)
    const { nav } = build.descriptor as unknown as { nav: object[] }
    const text = JSON.stringify({ ...build.descriptor, nav })
    await api.dataSource.query('UPDATE lanzamiento SET descriptor = ? WHERE hash = ?', [text, hash])
    expect((await activate(build)).status).toBe(200)
    expect((await remoteForAdmins()).lanzamientos[0]?.problemas).toEqual([])
  })

  it('is published from a bundled build', async () => {
    await builds.write(build)
    expect(await servedHashes()).toEqual([hash, undefined])
  })
})
