import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Logger } from '@nestjs/common'
import {
  activate,
  api,
  builds,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  servedHashes,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY, route } from '../../../testing/remote-build.js'
import { Release } from './release.entity.js'

useRegistry()

const [ENTRY_OF_MENU] = newer.descriptor.links as [RemoteDescriptor['links'][number]]
const CARD = { slot: 'dashboard.card', page: 'demo-page', titleKey: 'nav', order: 1, access: 'authenticated' }

it('a build whose hash does not match its content is not published', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const { descriptor, files } = newer
  await builds.write({ descriptor: { ...descriptor, version: '2.0.0' }, files })
  expect(await servedHashes()).toEqual([undefined, undefined])
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`dice que es la versión ${newerHash}`)]])
  warn.mockRestore()
})

it('a stored release is checked again when the release is activated', async () => {
  await storeBundledRelease()
  await publish(newer)
  const descriptor = { ...newer.descriptor, links: [{ ...ENTRY_OF_MENU, icon: 'constructor' }] }
  await api.dataSource.manager.update(Release, { remoto: 'demo', hash: newerHash }, { descriptor: descriptor as never })
  expect((await remoteForAdmins()).lanzamientos[0]?.problemas).toEqual([
    { code: 'release_icon_missing', params: { icono: 'constructor' } },
  ])
  expect(await activate(newer)).toMatchObject({ status: 422, body: { code: 'release_icon_missing' } })
  expect((await activate(newer, 'administradores')).status).toBe(422)
})

it('the list shows what a release declares, and which parts are new', async () => {
  await storeBundledRelease()
  const routes = [route('/demo', 'public'), route('/demo/:id'), route('/demo/new', 'fichas:edit')]
  await publish(demoBuild(`${ENTRY}; // more`, { routes, parts: [CARD] }))
  const titulo = { es: '</script><b>Demo', en: 'Demo' }
  const [same, more, less] = [
    { nueva: false, quitada: false },
    { nueva: true, quitada: false },
    { nueva: false, quitada: true },
  ]
  expect((await remoteForAdmins()).lanzamientos[0]?.declara).toEqual({
    rutas: [
      { nombre: '/demo', lugar: null, titulo, acceso: 'public', ...more },
      { nombre: '/demo/:id', lugar: null, titulo, acceso: 'authenticated', ...same },
      { nombre: '/demo/new', lugar: null, titulo, acceso: 'fichas:edit', ...more },
      { nombre: '/demo', lugar: null, titulo, acceso: 'authenticated', ...less },
    ],
    enlaces: [{ nombre: '/demo', lugar: 'menu', titulo, acceso: 'authenticated', ...same }],
    partes: [{ nombre: 'demo-page', lugar: 'dashboard.card', titulo, acceso: 'authenticated', ...more }],
    resultados: [],
    permisos: [
      { nombre: 'authenticated', lugar: null, titulo: null, acceso: null, ...same },
      { nombre: 'fichas:edit', lugar: null, titulo: null, acceso: null, ...more },
      { nombre: 'public', lugar: null, titulo: null, acceso: null, ...more },
    ],
    llamadas: [],
  })
})
