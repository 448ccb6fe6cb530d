import type { RolledBackAnswer } from '@fichero/contract/releases.schema'
import {
  act,
  activate,
  api,
  builds,
  deployToken,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  SHELL,
  send,
  servedHashes,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'
import { type Build, demoBuild, ENTRY } from '../../../testing/remote-build.js'
import { ServedReleases } from './served-releases.js'

useRegistry()

const last = demoBuild(`${ENTRY}; // last`)
const lastHash = last.descriptor.hash
const SKIPPED = { hash: newerHash, version: newer.descriptor.version, motivo: 'fallos' }

/** Reports failures of a release, as browsers do. */
async function failTimes(times: number, { descriptor: { hash } }: Build, motivo = 'render') {
  for (let time = 0; time < times; time++) await api.post('/remotes/fallos', { remoto: 'demo', hash, motivo })
  api.app.get(ServedReleases).forget()
}

/** Activates `newer` and then `last`, so that the releases for everybody were the bundled one, `newer` and `last`. */
beforeEach(async () => {
  await storeBundledRelease()
  for (const build of [newer, last]) {
    await publish(build)
    expect((await activate(build)).status).toBe(200)
  }
  expect(await servedHashes()).toEqual([lastHash, newerHash])
})

describe('a release that failed three times in an hour', () => {
  it('is skipped by rollback and by the fallback of pages, and the list says which releases were skipped and why', async () => {
    await failTimes(2, newer)
    await failTimes(5, newer, 'network')
    expect(await remoteForAdmins()).toMatchObject({ anterior: newerHash, respaldo: newerHash, omitidas: [] })
    await failTimes(1, newer, 'evaluate')
    expect(await servedHashes()).toEqual([lastHash, formerHash])
    expect(await remoteForAdmins()).toMatchObject({ anterior: newerHash, respaldo: formerHash, omitidas: [SKIPPED] })
    expect((await act('devolver')).body.remoto).toMatchObject({ activa: formerHash, anterior: null, omitidas: [] })
    expect(await servedHashes()).toEqual([formerHash, undefined])
  })

  it('is named in the answer to a deploy token', async () => {
    await failTimes(3, newer)
    const { body } = await send<RolledBackAnswer>('POST', 'demo/devolver', '', deployToken)
    expect(body.omitidas).toEqual([SKIPPED])
    expect((await remoteForAdmins()).activa).toBe(formerHash)
  })

  it('can still be activated', async () => {
    await failTimes(3, newer)
    expect((await activate(newer)).body.remoto).toMatchObject({ activa: newerHash, anterior: lastHash })
  })

  it('is not the fallback of a candidate', async () => {
    const candidate = demoBuild(`${ENTRY}; // candidate`)
    await publish(candidate)
    await activate(candidate, 'porcentaje', 99)
    const served = () => servedHashes('grupo=1')
    expect(await served()).toEqual([candidate.descriptor.hash, lastHash])
    await failTimes(3, last)
    expect(await served()).toEqual([candidate.descriptor.hash, newerHash])
    const { body } = await send<RolledBackAnswer>('POST', 'demo/devolver', '', deployToken)
    expect(body.omitidas).toEqual([])
  })
})

it('a rollback also skips withdrawn releases, and is rejected if the next release is incompatible', async () => {
  const newest = demoBuild(`${ENTRY}; // newest`)
  await publish(newest)
  await activate(newest)
  await failTimes(3, last)
  expect((await act('retirar', { hash: newerHash })).status).toBe(200)
  const { respaldo, omitidas } = await remoteForAdmins()
  expect(respaldo).toBe(formerHash)
  expect(omitidas.map(({ motivo }) => motivo)).toEqual(['fallos', 'retirada'])
  await builds.writeShell({ ...SHELL, kit: '2.0.0' })
  expect((await act('devolver')).body.code).toBe('release_kit')
})

it('a release that was never active for everybody is not the target of a rollback', async () => {
  const tried = demoBuild(`${ENTRY}; // only tried`)
  await publish(tried)
  await activate(tried, 'administradores')
  await act('devolver')
  for (const build of [newer, demoBuild()]) await failTimes(3, build)
  expect(await servedHashes()).toEqual([lastHash, undefined])
  expect(await remoteForAdmins()).toMatchObject({ respaldo: null, can: { rollBack: false } })
  const versiones = `${newer.descriptor.version}, 1.0.0`
  expect(await act('devolver')).toMatchObject({
    status: 409,
    body: { code: 'previous_releases_skipped', params: { versiones } },
  })
})
