import type { FormerPublishAnswer } from '@fichero/contract/releases.schema'
import {
  api,
  deployToken,
  formerHash,
  newer,
  newerHash,
  remoteForAdmins,
  send,
  servedHashes,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { type Build, demoBuild, ENTRY } from '../../../testing/remote-build.js'
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
