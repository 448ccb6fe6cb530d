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

const [ENTRY_OF_MENU] = newer.descriptor.nav as [RemoteDescriptor['nav'][number]]
const CARD = { page: 'demo-page', titleKey: 'nav', order: 1, width: 'wide', access: 'authenticated' } as const

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
  const descriptor = { ...newer.descriptor, nav: [{ ...ENTRY_OF_MENU, icon: 'constructor' }] }
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
  await publish(demoBuild(`${ENTRY}; // more`, { routes, cards: [CARD] }))
  const titulo = { es: '</script><b>Demo', en: 'Demo' }
  const [same, more, less] = [
    { nueva: false, quitada: false },
    { nueva: true, quitada: false },
    { nueva: false, quitada: true },
  ]
  expect((await remoteForAdmins()).lanzamientos[0]?.declara).toEqual({
    rutas: [
      { nombre: '/demo', titulo, acceso: 'public', ...more },
      { nombre: '/demo/:id', titulo, acceso: 'authenticated', ...same },
      { nombre: '/demo/new', titulo, acceso: 'fichas:edit', ...more },
      { nombre: '/demo', titulo, acceso: 'authenticated', ...less },
    ],
    menu: [{ nombre: '/demo', titulo, acceso: 'authenticated', ...same }],
    tarjetas: [{ nombre: 'demo-page', titulo, acceso: 'authenticated', ...more }],
    lugares: [],
    resultados: [],
    permisos: [
      { nombre: 'authenticated', titulo: null, acceso: null, ...same },
      { nombre: 'fichas:edit', titulo: null, acceso: null, ...more },
      { nombre: 'public', titulo: null, acceso: null, ...more },
    ],
    llamadas: [],
  })
})
