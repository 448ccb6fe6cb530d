import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { buildUser } from '../../../testing/build.js'
import {
  activate,
  api,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  servedHashes,
  storeBundledRelease,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { ServedReleases } from './served-releases.js'

useRegistry()

describe('failures', () => {
  const report = (token?: string, motivo = 'render', hash = newerHash) =>
    api.post('/remotes/fallos', { remoto: 'demo', hash, motivo }, token)

  beforeEach(async () => {
    await storeBundledRelease()
    await publish(newer)
    await activate(newer, 'porcentaje', 50)
  })

  it('that three users report withdraw a candidate automatically', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    const [one, two, three] = people.map((person) => api.tokenOf(person))
    for (const token of [one, one, two, undefined]) expect((await report(token)).status).toBe(200)
    await report(three, 'network')
    await report(three, 'running')
    expect((await remoteForAdmins()).candidata?.hash).toBe(newerHash)
    await report(three, 'evaluate')
    const { candidata, activa, lanzamientos } = await remoteForAdmins()
    expect([candidata, activa, lanzamientos[0]?.retirada?.motivo]).toEqual([null, formerHash, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'render', numero: 4 },
      { motivo: 'evaluate', numero: 1 },
      { motivo: 'network', numero: 1 },
      { motivo: 'running', numero: 1 },
    ])
    expect(await servedHashes('grupo=1')).toEqual([formerHash, undefined])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'evaluate' }])
  })

  it('that it blocked the page withdraw a candidate too, and are readable for nodes of the last release', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    await report(undefined, 'timeout')
    for (const person of people) await report(api.tokenOf(person), 'blocking')
    const { candidata, lanzamientos } = await remoteForAdmins()
    expect([candidata, lanzamientos[0]?.retirada?.motivo]).toEqual([null, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'blocking', numero: 3 },
      { motivo: 'timeout', numero: 1 },
    ])
    expect(lanzamientos[0]?.causas.map(({ motivo, numero }) => [motivo, numero])).toEqual(
      expect.arrayContaining([
        ['blocking', 3],
        ['timeout', 1],
      ]),
    )
    for (const table of ['fallo_remoto', 'causa_fallo'])
      expect(await api.dataSource.query(`SELECT DISTINCT motivo FROM ${table}`)).toEqual([{ motivo: 'timeout' }])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'blocking' }])
  })

  it('that are the release’s fault mark the release as failing for about an hour', async () => {
    const [now, hour] = [Date.now(), 60 * 60 * 1000]
    const isFailing = async () => {
      api.app.get(ServedReleases).forget()
      return (await api.get<RemotesAnswer>('/remotes')).body.remotes[0]?.failing
    }
    await report(undefined, 'network', formerHash)
    expect(await isFailing()).toBeUndefined()
    await report(undefined, 'render', formerHash)
    expect(await isFailing()).toBe(true)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3 * hour)
    expect(await isFailing()).toBeUndefined()
    clock.mockRestore()
  })

  it('of the active release are only counted, and failures of unknown releases are ignored', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    for (const person of people) await report(api.tokenOf(person), 'render', formerHash)
    await report(undefined, 'render', '0'.repeat(16))
    expect((await remoteForAdmins()).activa).toBe(formerHash)
    expect((await remoteForAdmins()).lanzamientos.at(-1)?.fallos).toEqual([{ motivo: 'render', numero: 3 }])
    expect((await report(undefined, 'boredom')).status).toBe(400)
  })

  it.each([
    [
      'application/reports+json',
      (url: string) => [{ type: 'csp-violation', body: { sourceFile: url, effectiveDirective: 'script-src' } }],
    ],
    ['application/csp-report', (url: string) => ({ 'csp-report': { 'source-file': url, 'blocked-uri': 'eval' } })],
  ])('of the content security policy are attributed to the remote (%s)', async (type, bodyOf) => {
    const sendReport = (body: string) =>
      fetch(`${api.url}/api/remotes/csp`, { method: 'POST', headers: { 'content-type': type }, body })
    const body = JSON.stringify(bodyOf(`${api.url}/remotes/demo/${newerHash}/remote-entry.js`))
    expect((await sendReport(body)).status).toBe(200)
    expect((await sendReport('{')).status).toBe(400)
    expect((await remoteForAdmins()).lanzamientos[0]).toMatchObject({ infracciones: 1, fallos: [] })
  })

  it('are accepted from an address that has sent too many policy violation reports', async () => {
    const csp = () =>
      fetch(`${api.url}/api/remotes/csp`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: '{"csp-report":{}}',
      })
    const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await csp()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await report()).status).toBe(200)
  })
})
