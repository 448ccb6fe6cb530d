import type { ManagedRemoteAnswer, ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Logger } from '@nestjs/common'
import {
  act,
  activate,
  adminToken,
  api,
  builds,
  createToken,
  describeRelease,
  first,
  managed,
  newer,
  publish,
  second,
  served,
  useRegistry,
} from '../testing/registry.js'
import { type Build, demoBuild, ENTRY, route } from '../testing/remote-build.js'
import { Release } from './release.entity.js'

useRegistry()

type Given = Partial<RemoteDescriptor>

const HOME = route('/demo')
const [ENTRY_OF_MENU] = newer.descriptor.nav as [RemoteDescriptor['nav'][number]]
const CARD = { page: 'demo-page', titleKey: 'nav', order: 1, width: 'wide', access: 'authenticated' } as const
const RESULT = { group: 'fichas', titleKey: 'nav', order: 1, path: '/demo/:id', label: '', detail: '' }
const { labels, assets } = newer.descriptor

const many = <Value>(count: number, of: (place: number) => Value) => Array.from({ length: count }, (_, at) => of(at))
const at = (path: string): Given => ({ routes: [HOME, route(path)] })
const leadingTo = (path: string): Given => ({ nav: [ENTRY_OF_MENU, { ...ENTRY_OF_MENU, path }] })
const withFile = (file: string): Given => ({ assets: [...assets, { ...assets[0]!, file }] })

describe('a descriptor is refused when it is published', () => {
  it.each<[string, Given, string, object]>([
    ['the sign-in', at('/auth'), 'release_address_reserved', { direccion: '/auth' }],
    ['what lies below the sign-in', at('/AUTH/x'), 'release_address_reserved', { direccion: '/AUTH/x' }],
    ['the landing page', at('/'), 'release_address_reserved', { direccion: '/' }],
    ['the dashboard', at('/dashboard'), 'release_address_reserved', { direccion: '/dashboard' }],
    ['any list of the dashboard', at('/dashboard/:x'), 'release_address_reserved', { direccion: '/dashboard/:x' }],
    ['the page of modules', at('/modulos'), 'release_address_reserved', { direccion: '/modulos' }],
    ['a new password', at('/reset-password'), 'release_address_reserved', { direccion: '/reset-password' }],
    ['the API', at('/api/health/ready'), 'release_address_reserved', { direccion: '/api/health/ready' }],
    ['files of remotes', at('/remotes/fichas/x'), 'release_address_reserved', { direccion: '/remotes/fichas/x' }],
    ['every address', at('/*'), 'release_address_any', { direccion: '/*' }],
    ['every first word', at('/:x/y'), 'release_address_any', { direccion: '/:x/y' }],
    ['an optional part', at('/demo/x?'), 'release_address_invalid', { direccion: '/demo/x?' }],
    ['one address twice', at('/Demo'), 'release_address_twice', { direccion: '/Demo' }],
    [
      'a page that it lacks',
      { routes: [HOME, { ...HOME, path: '/demo/x', page: 'constructor' }] },
      'release_page_missing',
      { pagina: 'constructor' },
    ],
    ['the page of a card', { cards: [{ ...CARD, page: 'card' }] }, 'release_page_missing', { pagina: 'card' }],
    ['a menu entry without a screen', leadingTo('/otra'), 'release_entry_without_route', { direccion: '/otra' }],
    [
      'a text in one language',
      { labels: { ...labels, en: {} } },
      'release_text_missing',
      { clave: 'nav', idioma: 'en' },
    ],
    [
      'a menu entry of another site',
      leadingTo('//otro.example'),
      'release_path_outside',
      { direccion: '//otro.example' },
    ],
    [
      'a backslash',
      { search: [{ kind: 'screen', path: '/\\otro', labelKey: 'nav', access: 'public' }] },
      'release_path_outside',
      { direccion: '/\\otro' },
    ],
    [
      'a result of another site',
      { results: [{ ...RESULT, path: '/\t/otro' }] },
      'release_path_outside',
      { direccion: '/\t/otro' },
    ],
    ['an icon', { nav: [{ ...ENTRY_OF_MENU, icon: 'constructor' }] }, 'release_icon_missing', { icono: 'constructor' }],
    ['the icon of a result', { results: [{ ...RESULT, icon: 'star' }] }, 'release_icon_missing', { icono: 'star' }],
    [
      'a group of the search',
      { results: [{ ...RESULT, group: 'notas' }] },
      'release_group_missing',
      { grupo: 'notas' },
    ],
    ['a permission', { cards: [{ ...CARD, access: 'nope' }] }, 'release_permission_missing', { permiso: 'nope' }],
    ['a place', { places: [{ ...CARD, place: 'ficha.tab' }] }, 'release_place_missing', { lugar: 'ficha.tab' }],
    ['a file outside', withFile('../../x.js'), 'release_file_name', { archivo: '../../x.js' }],
    ['a file twice', withFile('es.json'), 'release_file_twice', { archivo: 'es.json' }],
    [
      '21 routes',
      { routes: [HOME, ...many(20, (n) => route(`/demo/${n}`))] },
      'release_too_many_routes',
      { max: 20, total: 21 },
    ],
    ['13 cards', { cards: many(13, () => CARD) }, 'release_too_many_cards', { max: 12, total: 13 }],
    ['13 menu entries', { nav: many(13, () => ENTRY_OF_MENU) }, 'release_too_many_entries', { max: 12, total: 13 }],
    [
      'too many bytes',
      {
        assets: assets
          .map((asset) => ({ ...asset, size: 4 * 1024 * 1024 }))
          .concat(many(8, (n) => ({ ...assets[0]!, file: `${n}.js`, size: 4 * 1024 * 1024 }))),
      },
      'release_too_large',
      { max_mb: 32, total_mb: 44 },
    ],
  ])('where it claims %s', async (_, given, code, params) => {
    const refused = await describeRelease(demoBuild(`${ENTRY}; // hostile`, given))
    expect(refused).toMatchObject({ status: 422, body: { code, params } })
    expect((await managed()).lanzamientos.map(({ hash }) => hash)).toEqual([first])
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'where it names %s, which is dropped from what arrives',
    async (name) => {
      const named = <Value>(record: Record<string, Value>, value: Value) =>
        Object.fromEntries([...Object.entries(record), [name, value]])
      const { pages } = newer.descriptor
      for (const given of [{ pages: named(pages, []) }, { labels: { ...labels, es: named(labels.es, 'Demo') } }])
        expect((await describeRelease(demoBuild(ENTRY, given))).body.code).toBe('release_hash')
    },
  )

  it('but not for the lists of the dashboard, nor for as much as there may be', async () => {
    const routes = [HOME, route('/dashboard/fichas'), ...many(18, (n) => route(`/demo/${n}/*`, 'fichas:create'))]
    const full = { routes, cards: many(12, () => CARD), nav: many(12, () => ENTRY_OF_MENU), results: [RESULT] }
    expect(await publish(demoBuild(`${ENTRY}; // full`, full))).toMatchObject({ publicada: true })
  })
})

describe('an address of another remote', () => {
  let token: string
  const other = (given: Given = {}) => demoBuild(ENTRY, { name: 'other', ...given })
  const publishOther = (build: Build) => describeRelease(build, token, 'other')
  const activateOther = ({ descriptor: { hash } }: Build, para = 'todos') =>
    api.post<ManagedRemoteAnswer & { code: string }>('/admin/remotes/other/activar', { hash, para }, adminToken)

  beforeEach(async () => {
    token = await createToken({ remoto: 'other', nombre: 'otro' })
    await served()
  })

  it.each(['/demo', '/demo/x', '/demo/:number/edit', '/Demo/*'])(
    'is refused when it is published: %s',
    async (path) => {
      const refused = await publishOther(other({ routes: [route('/other'), route(path)] }))
      const params = { direccion: path, modulo: 'demo', ocupada: expect.stringMatching(/^\/demo/) }
      expect(refused).toMatchObject({ status: 409, body: { code: 'release_address_taken', params } })
    },
  )

  it('is refused also where only a candidate has it, or where it lies above', async () => {
    const candidate = other({ routes: [route('/other'), route('/later/list')] })
    await publishOther(candidate)
    expect((await activateOther(candidate, 'administradores')).status).toBe(200)
    for (const path of ['/later/list/x', '/later'])
      expect((await describeRelease(demoBuild(ENTRY, at(path)))).body).toMatchObject({
        code: 'release_address_taken',
        params: { direccion: path, modulo: 'other', ocupada: '/later/list' },
      })
    expect((await describeRelease(demoBuild(`${ENTRY}; // free`, at('/latest')))).status).toBe(200)
  })

  it('is as a group of the search: it has one owner, also when a release is activated', async () => {
    const results = [RESULT]
    const [mine, theirs] = [demoBuild(`${ENTRY}; // finds`, { results }), other({ results })]
    await publish(mine)
    expect((await publishOther(theirs)).body).toMatchObject({ publicada: true })
    expect((await activateOther(theirs)).status).toBe(200)
    const taken = { code: 'release_group_taken', params: { grupo: 'fichas', modulo: 'other' } }
    expect(await activate(mine)).toMatchObject({ status: 409, body: taken })
    expect((await describeRelease(mine)).body).toMatchObject(taken)
  })

  it('is refused again when the release is activated, and when it is brought back', async () => {
    const wishes = demoBuild(`${ENTRY}; // wishes`, at('/later'))
    const [mine, theirs] = [wishes, other({ routes: [route('/other'), route('/later')] })]
    await publish(mine)
    expect((await publishOther(theirs)).body).toMatchObject({ publicada: true })
    expect((await activate(mine)).status).toBe(200)
    const params = { direccion: '/later', modulo: 'demo', ocupada: '/later' }
    expect(await activateOther(theirs)).toMatchObject({ status: 409, body: { code: 'release_address_taken', params } })
    const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
    const [listed] = body.remotos.find(({ nombre }) => nombre === 'other')!.lanzamientos
    expect(listed).toMatchObject({ problemas: [{ code: 'release_address_taken', params }], can: { activate: false } })

    await publish(newer)
    await activate(newer)
    expect((await activateOther(theirs)).status).toBe(200)
    expect((await act('devolver')).body.code).toBe('release_address_taken')
    expect(await served()).toEqual([second, mine.descriptor.hash])
  })

  it('goes to one of two who activate it at once', async () => {
    const mine = demoBuild(`${ENTRY}; // mine`, at('/later'))
    const theirs = other({ routes: [route('/other'), route('/later')] })
    await publish(mine)
    await publishOther(theirs)
    const answers = await Promise.all([activate(mine), activateOther(theirs)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is refused to a build that came with the system: the start says so once, and the former one stays', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const theirs = other({ routes: [route('/other'), route('/later')] })
    await publishOther(theirs)
    await activateOther(theirs)
    await builds.write(demoBuild(`${ENTRY}; // with the system`, at('/later')))
    expect([await served(), await served()]).toEqual([
      [first, undefined],
      [first, undefined],
    ])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^mfe-demo could not be published: Cambie la dirección «\/later»/)],
    ])
    warn.mockRestore()
    await api.post('/admin/remotes/other/retirar', { hash: theirs.descriptor.hash }, adminToken)
    expect((await served())[1]).toBe(first)
  })
})

it('a build whose hash is that of another content is not published', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const { descriptor, files } = newer
  await builds.write({ descriptor: { ...descriptor, version: '2.0.0' }, files })
  expect(await served()).toEqual([undefined, undefined])
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`dice que es la versión ${second}`)]])
  warn.mockRestore()
})

it('what a former system kept is held against the rules when it is activated', async () => {
  await served()
  await publish(newer)
  const descriptor = { ...newer.descriptor, nav: [{ ...ENTRY_OF_MENU, icon: 'constructor' }] }
  await api.dataSource.manager.update(Release, { remoto: 'demo', hash: second }, { descriptor: descriptor as never })
  expect((await managed()).lanzamientos[0]?.problemas).toEqual([
    { code: 'release_icon_missing', params: { icono: 'constructor' } },
  ])
  expect(await activate(newer)).toMatchObject({ status: 422, body: { code: 'release_icon_missing' } })
  expect((await activate(newer, 'administradores')).status).toBe(422)
})

it('the list tells what a release claims, and what of it is new', async () => {
  await served()
  const routes = [route('/demo', 'public'), route('/demo/:id'), route('/demo/new', 'fichas:edit')]
  await publish(demoBuild(`${ENTRY}; // more`, { routes, cards: [CARD] }))
  const titulo = { es: '</script><b>Demo', en: 'Demo' }
  const [same, more, less] = [
    { nueva: false, quitada: false },
    { nueva: true, quitada: false },
    { nueva: false, quitada: true },
  ]
  expect((await managed()).lanzamientos[0]?.declara).toEqual({
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
