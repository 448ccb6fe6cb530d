import type { PageFigures } from '@fichero/contract/page-figures.schema'
import type { RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import {
  api,
  createToken,
  deployToken,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  send,
  storeBundledRelease,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY } from '../../../testing/remote-build.js'

useRegistry()

const page = (changed: Partial<PageFigures> = {}): PageFigures => ({
  direccion: '/demo',
  bloqueo: 210,
  memoria: 1_200_000,
  peticiones: 14,
  bytes: 98_304,
  mensajes: 0,
  ...changed,
})
const sendFigures = (paginas: unknown, hash = newerHash, token = deployToken) =>
  send<{ code?: string }>('PUT', `demo/lanzamientos/${hash}/figuras`, JSON.stringify({ paginas }), token)
const figuresOf = async (hash = newerHash) =>
  (await remoteForAdmins()).lanzamientos.find((release) => release.hash === hash)?.figuras

beforeEach(async () => {
  await storeBundledRelease()
  await publish(newer)
})

it('the figures of a release are stored for administrators and its team, and are no part of its content', async () => {
  const pages = [page(), page({ direccion: '/demo/1?nuevo#a', bloqueo: 0 })]
  expect(await sendFigures(pages)).toEqual({ status: 200, body: { ok: true } })
  expect([await figuresOf(), await figuresOf(formerHash)]).toEqual([pages, []])
  const status = await fetch(`${api.url}/api/remotes/demo/estado`, {
    headers: { authorization: `Bearer ${deployToken}` },
  })
  const { remoto } = (await status.json()) as RemoteStatusAnswer
  const stored = remoto.lanzamientos.find(({ hash }) => hash === newerHash)
  expect(stored?.figuras).toEqual(pages)
  expect(stored?.tamano_codigo).toBe(newer.files['remote-entry.js']?.length)
  expect(await publish(newer)).toEqual({ ok: true, hash: newerHash, nueva: false })
  expect(await figuresOf()).toEqual(pages)
})

it('later figures replace the former ones, and each change is in the audit log', async () => {
  for (const bloqueo of [210, 210, 300]) await sendFigures([page({ bloqueo })])
  expect(await figuresOf()).toEqual([page({ bloqueo: 300 })])
  const despues = { lanzamiento: newerHash, clave: 'CI de demo' }
  const entry = ['remotes:send-figures', null, despues]
  expect((await trail()).slice(0, 3)).toEqual([entry, entry, ['remotes:publish', null, despues]])
})

it.each([
  ['no page', []],
  ['more than 64 pages', Array.from({ length: 65 }, () => page())],
  ['a long address', [page({ direccion: '/'.padEnd(201, 'a') })]],
  ['an address of another site', [page({ direccion: 'https://other.example' })]],
  ['an address with spaces', [page({ direccion: '/demo Ana Ruiz' })]],
  ['a negative figure', [page({ bloqueo: -1 })]],
  ['a fraction', [page({ memoria: 0.5 })]],
  ['a missing figure', [{ ...page(), mensajes: undefined }]],
])('figures with %s are refused', async (_, paginas) => {
  expect((await sendFigures(paginas)).status).toBe(400)
  expect(await figuresOf()).toEqual([])
})

it('figures need a deploy token of the module and a stored release', async () => {
  const unknown = demoBuild(`${ENTRY}; // unknown`).descriptor.hash
  expect(await sendFigures([page()], unknown)).toMatchObject({ status: 404, body: { code: 'release_not_found' } })
  expect((await sendFigures([page()], newerHash, await createToken({ remoto: 'other' }))).status).toBe(403)
  expect((await sendFigures([page()], newerHash, 'fichero_made-up')).status).toBe(401)
  expect((await sendFigures([page()], 'x')).status).toBe(400)
})
