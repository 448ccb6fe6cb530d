import type { RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import { buildUser } from '../../../testing/build.js'
import {
  admin,
  adminToken,
  api,
  builds,
  createToken,
  deployToken,
  publish,
  remoteForAdmins,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'
import { type Build, demoBuild, ENTRY, integrity } from '../../../testing/remote-build.js'

useRegistry()

const FILE = 'remote-entry.js'
const CODE = `${ENTRY};throw Error()`
/** The source map `MAP` maps the first line of the built file to this position. */
const POSITION = 'src/pages/demo-page.tsx:6:5'
const MAP = JSON.stringify({ version: 3, sources: ['src/pages/demo-page.tsx'], names: [], mappings: 'AAKI' })

/** Builds a release with a source map of the entry file. */
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
  error: 'TypeError',
  pila: [frame],
}

const report = (changes: object = {}, token?: string, agent = 'Chrome/141.0') =>
  api.call('POST', '/remotes/fallos', {
    body: { ...failed, ...changes },
    ...(token && { token }),
    headers: { 'user-agent': agent },
  })
const causesOf = async (one = hash) =>
  (await remoteForAdmins()).lanzamientos.find((release) => release.hash === one)!.causas
const status = (token = deployToken) =>
  fetch(`${api.url}/api/remotes/demo/estado`, { headers: { authorization: `Bearer ${token}` } })

describe('a release with source maps', () => {
  beforeEach(async () => {
    await builds.write(mapped)
    await storeBundledRelease()
  })

  it('shows its team and administrators what failed, where, for which roles, and how often', async () => {
    const person = await buildUser(api.dataSource)
    await report()
    await report({}, api.tokenOf(person), 'Firefox/144.0')
    await report({ motivo: 'evaluate', error: undefined, pila: [], pagina: undefined })
    await report({}, adminToken)
    const title = { es: '</script><b>Demo', en: 'Demo' }
    const causes = [
      {
        motivo: 'render',
        error: 'TypeError',
        mensaje: 'TypeError',
        donde: [POSITION],
        paginas: [{ nombre: 'demo-page', titulo: title }],
        roles: ['invitado', 'user', 'admin'],
        navegadores: ['Chrome 141', 'Firefox 144'],
        numero: 3,
        primera: expect.any(String),
        ultima: expect.any(String),
      },
      expect.objectContaining({ motivo: 'evaluate', error: null, mensaje: '', donde: [], paginas: [], numero: 1 }),
    ]
    expect(await causesOf()).toEqual(causes)
    const { remoto } = (await (await status()).json()) as RemoteStatusAnswer
    expect(remoto.lanzamientos.find((release) => release.hash === hash)?.causas).toEqual(causes)
    expect((await status(await createToken({ remoto: 'other' }))).status).toBe(403)
  })

  it('ignores frames of other files when it compares causes', async () => {
    await report()
    await report({ pila: [{ archivo: 'de-otros.js', linea: 1, columna: 1 }, frame] })
    expect((await causesOf()).map(({ numero, donde }) => [numero, donde])).toEqual([[2, [POSITION]]])
  })

  it('distinguishes errors with different names at the same place', async () => {
    for (const error of ['TypeError', 'Minified React error #31', 'TypeError']) await report({ error })
    expect((await causesOf()).map(({ numero, error }) => [numero, error])).toEqual(
      expect.arrayContaining([
        [2, 'TypeError'],
        [1, 'Minified React error #31'],
      ]),
    )
  })

  it('does not serve or list its source maps', async () => {
    const fileOf = (file: string) => fetch(`${api.url}/remotes/demo/${hash}/${file}`)
    expect((await fileOf(FILE)).status).toBe(200)
    expect((await fileOf(`${FILE}.map`)).status).toBe(404)
    const lists = await Promise.all(
      ['/api/remotes', `/remotes/demo/${hash}/~assets.json`].map(async (path) => (await fetch(api.url + path)).text()),
    )
    expect(lists.join()).toContain(FILE)
    expect(lists.join()).not.toContain('.map')
  })

  it('stores no message of an older shell, and no personal data from stack traces', async () => {
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
    for (const secret of secrets) {
      const mensaje = `Error: La ficha ${secret} no tiene programa`
      const pila = [{ ...frame, archivo: secret.replace(/[^\w.-]/g, '') }, frame]
      expect((await report({ mensaje, pila, pagina: 'maria-lopez' }, adminToken, secret)).status).toBe(200)
    }
    const rows = JSON.stringify(await api.dataSource.query('SELECT * FROM causa_fallo'))
    expect(rows).toContain('TypeError')
    expect(rows).not.toContain('programa')
    const answers = JSON.stringify(await causesOf()) + (await (await status()).text())
    for (const text of [rows, answers])
      for (const part of [...parts, 'maria-lopez', admin.nro_documento])
        expect(text.toLowerCase()).not.toContain(part.toLowerCase())
  })

  it('keeps the twenty most recent causes for a month', async () => {
    const at = (linea: number) => report({ pila: [{ ...frame, linea }] })
    for (let line = 1; line <= 20; line++) await at(line)
    await at(1)
    await api.dataSource.query("UPDATE causa_fallo SET ultima = '2026-01-01 00:00:00.000' WHERE numero = 2")
    await at(21)
    const positions = async () => (await causesOf()).flatMap(({ donde }) => donde)
    expect(await positions()).toHaveLength(20)
    expect(await positions()).not.toContain(POSITION)
    await at(22)
    expect(await positions()).toHaveLength(20)
    expect(await positions()).toContain(`${FILE}:22:7`)
    await api.dataSource.query("UPDATE causa_fallo SET ultima = '2026-01-01 00:00:00.000'")
    expect(await causesOf()).toEqual([])
  })

  it('counts concurrent reports of the same cause', async () => {
    await Promise.all(Array.from({ length: 8 }, () => report()))
    expect((await causesOf()).map(({ numero }) => numero)).toEqual([8])
  })

  it.each([
    ['words after the name of an error', { error: 'Error: María López' }],
    ['a name that is no name of an error', { error: 'López' }],
    ['a name of an error that is too long', { error: `${'A'.repeat(60)}Error` }],
    ['a stack that is too long', { pila: Array.from({ length: 11 }, () => frame) }],
    ['a frame with an invalid file', { pila: [{ ...frame, archivo: '/etc/passwd' }] }],
    ['a page with an invalid name', { pagina: '/fichas/2888001' }],
  ])('rejects a report with %s', async (_, changes) => {
    expect((await report(changes)).status).toBe(400)
  })
})

it('a release is published with its source maps', async () => {
  const build = mappedBuild(`${CODE}; // published`)
  await publish(build)
  await report({ hash: build.descriptor.hash })
  expect((await causesOf(build.descriptor.hash)).map(({ donde }) => donde)).toEqual([[POSITION]])
})

it('a cause without source maps has the position in the built file; a report of an older shell has only the reason', async () => {
  const build = demoBuild(`${CODE}; // no maps`)
  await publish(build)
  const { hash: plain } = build.descriptor
  await report({ hash: plain })
  await api.post('/remotes/fallos', { remoto: 'demo', hash: plain, motivo: 'network' })
  const causes = (await causesOf(plain)).map(({ motivo, error, donde }) => [motivo, error, donde])
  expect(causes).toContainEqual(['render', 'TypeError', [`${FILE}:1:7`]])
  expect(causes).toContainEqual(['network', null, []])
})
