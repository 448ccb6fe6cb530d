import type { RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import { buildUser } from '../testing/build.js'
import {
  admin,
  adminToken,
  api,
  builds,
  createToken,
  deployToken,
  describeRelease,
  managed,
  publish,
  served,
  useRegistry,
} from '../testing/registry.js'
import { type Build, demoBuild, ENTRY, integrity } from '../testing/remote-build.js'

useRegistry()

const FILE = 'remote-entry.js'
const CODE = `${ENTRY};throw Error("La ficha "+e+" no tiene programa")`
/** All of the first line comes from here. */
const PLACE = 'src/pages/demo-page.tsx:6:5'
const MAP = JSON.stringify({ version: 3, sources: ['src/pages/demo-page.tsx'], names: [], mappings: 'AAKI' })

/** A release with the source map of its entry. */
function mappedBuild(code = CODE): Build {
  const maps = [{ file: `${FILE}.map`, size: MAP.length, integrity: integrity(MAP) }]
  const build = demoBuild(code, { maps })
  return { ...build, files: { ...build.files, [`${FILE}.map`]: MAP } }
}
const mapped = mappedBuild()
const { hash } = mapped.descriptor
const frame = { archivo: FILE, linea: 1, columna: 7 }
const failed = {
  remoto: 'demo',
  hash,
  motivo: 'render',
  pagina: 'demo-page',
  mensaje: 'Error: La ficha 2888001 no tiene programa',
  pila: [frame],
}

const report = (given: object = {}, token?: string, agent = 'Chrome/141.0') =>
  api.call('POST', '/remotes/fallos', {
    body: { ...failed, ...given },
    ...(token && { token }),
    headers: { 'user-agent': agent },
  })
const causesOf = async (one = hash) => (await managed()).lanzamientos.find((release) => release.hash === one)!.causas
const status = (token = deployToken) =>
  fetch(`${api.url}/api/remotes/demo/estado`, { headers: { authorization: `Bearer ${token}` } })

describe('a release with source maps', () => {
  beforeEach(async () => {
    await builds.write(mapped)
    await served()
  })

  it('tells its team and administrators what failed where, for whom, and how often', async () => {
    const person = await buildUser(api.dataSource)
    await report()
    await report({ mensaje: 'Error: La ficha 2999002 no tiene programa' }, api.tokenOf(person), 'Firefox/144.0')
    await report({ motivo: 'evaluate', mensaje: '', pila: [], pagina: undefined })
    await report({}, adminToken)
    const title = { es: '</script><b>Demo', en: 'Demo' }
    const causes = [
      {
        motivo: 'render',
        mensaje: 'Error: La ficha … no tiene programa',
        donde: [PLACE],
        paginas: [{ nombre: 'demo-page', titulo: title }],
        roles: ['invitado', 'user', 'admin'],
        navegadores: ['Chrome 141', 'Firefox 144'],
        numero: 3,
        primera: expect.any(String),
        ultima: expect.any(String),
      },
      expect.objectContaining({ motivo: 'evaluate', mensaje: '', donde: [], paginas: [], numero: 1 }),
    ]
    expect(await causesOf()).toEqual(causes)
    const { remoto } = (await (await status()).json()) as RemoteStatusAnswer
    expect(remoto.lanzamientos.find((release) => release.hash === hash)?.causas).toEqual(causes)
    expect((await status(await createToken({ remoto: 'other' }))).status).toBe(403)
  })

  it('is one cause, whichever files of others are on the stack', async () => {
    await report()
    await report({ pila: [{ archivo: 'de-otros.js', linea: 1, columna: 1 }, frame] })
    expect((await causesOf()).map(({ numero, donde }) => [numero, donde])).toEqual([[2, [PLACE]]])
  })

  it('serves them to nobody, and tells no page of them', async () => {
    const fileOf = (file: string) => fetch(`${api.url}/remotes/demo/${hash}/${file}`)
    expect((await fileOf(FILE)).status).toBe(200)
    expect((await fileOf(`${FILE}.map`)).status).toBe(404)
    const told = await Promise.all(
      ['/api/remotes', `/remotes/demo/${hash}/~assets.json`].map(async (path) => (await fetch(api.url + path)).text()),
    )
    expect(told.join()).toContain(FILE)
    expect(told.join()).not.toContain('.map')
  })

  it('keeps nothing of a person, whatever a message and a stack say', async () => {
    const secrets = [
      'María López',
      'LÓPEZ DÍAZ',
      'ana.perez@sena.edu.co',
      '1098765432',
      '1.098.765.432',
      'CC-52033',
      'AB123456',
      '2888001',
    ]
    const parts = secrets.flatMap((secret) => secret.split(/[ .@-]/).filter((part) => part.length > 3))
    for (const secret of secrets)
      for (const mensaje of [
        secret,
        `La ficha ${secret} no tiene programa`,
        `Cannot read properties of null (reading '${secret}')`,
      ])
        await report(
          { mensaje, pila: [{ ...frame, archivo: secret.replace(/[^\w.-]/g, '') }, frame], pagina: 'maria-lopez' },
          adminToken,
          secret,
        )
    const rows = JSON.stringify(await api.dataSource.query('SELECT * FROM causa_fallo'))
    expect(rows).toContain('no tiene programa')
    const answers = JSON.stringify(await causesOf()) + (await (await status()).text())
    for (const kept of [rows, answers])
      for (const part of [...parts, 'maria-lopez', admin.nro_documento])
        expect(kept.toLowerCase()).not.toContain(part.toLowerCase())
  })

  it('keeps twenty causes, the most recent ones, for a month', async () => {
    const at = (linea: number) => report({ pila: [{ ...frame, linea }] })
    for (let line = 1; line <= 20; line++) await at(line)
    await at(1)
    await api.dataSource.query("UPDATE causa_fallo SET ultima = '2026-01-01 00:00:00.000' WHERE numero = 2")
    await at(21)
    const places = async () => (await causesOf()).flatMap(({ donde }) => donde)
    expect(await places()).toHaveLength(20)
    expect(await places()).not.toContain(PLACE)
    await at(22)
    expect(await places()).toHaveLength(20)
    expect(await places()).toContain(`${FILE}:22:7`)
    await api.dataSource.query("UPDATE causa_fallo SET ultima = '2026-01-01 00:00:00.000'")
    expect(await causesOf()).toEqual([])
  })

  it('counts the same cause that comes from many at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => report()))
    expect((await causesOf()).map(({ numero }) => numero)).toEqual([8])
  })

  it.each([
    ['a message without end', { mensaje: 'x'.repeat(301) }],
    ['a stack without end', { pila: Array.from({ length: 11 }, () => frame) }],
    ['a place that is none', { pila: [{ ...frame, archivo: '/etc/passwd' }] }],
    ['a page that is no name', { pagina: '/fichas/2888001' }],
  ])('refuses %s', async (_, given) => {
    expect((await report(given)).status).toBe(400)
  })
})

it('is published with its source maps, which the system asks for like other files', async () => {
  const build = mappedBuild(`${CODE}; // published`)
  const { faltan } = (await describeRelease(build)).body
  expect(faltan).toContain(integrity(MAP))
  await publish(build)
  await report({ hash: build.descriptor.hash })
  expect((await causesOf(build.descriptor.hash)).map(({ donde }) => donde)).toEqual([[PLACE]])
})

it('without source maps tells the place in the built file, and an older shell only the reason', async () => {
  const build = demoBuild(`${CODE}; // no maps`)
  await publish(build)
  const { hash: plain } = build.descriptor
  await report({ hash: plain })
  await api.post('/remotes/fallos', { remoto: 'demo', hash: plain, motivo: 'network' })
  const told = (await causesOf(plain)).map(({ motivo, mensaje, donde }) => [motivo, mensaje, donde])
  expect(told).toContainEqual(['render', 'Error: La ficha … no tiene programa', [`${FILE}:1:7`]])
  expect(told).toContainEqual(['network', '', []])
})
