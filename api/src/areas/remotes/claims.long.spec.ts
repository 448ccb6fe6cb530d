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
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  sendRelease,
  servedHashes,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'
import { type Build, demoBuild, ENTRY, route } from '../../../testing/remote-build.js'

useRegistry()

type Overrides = Partial<RemoteDescriptor>

const HOME = route('/demo')
const [ENTRY_OF_MENU] = newer.descriptor.links as [RemoteDescriptor['links'][number]]
const CARD = { slot: 'dashboard.card', page: 'demo-page', titleKey: 'nav', order: 1, access: 'authenticated' }
const RESULT = { group: 'fichas', titleKey: 'nav', order: 1, path: '/demo/:id', label: '', detail: '' }
const { labels, assets } = newer.descriptor

const many = <Value>(count: number, of: (index: number) => Value) => Array.from({ length: count }, (_, at) => of(at))
/** A descriptor with a second route at this path. */
const at = (path: string): Overrides => ({ routes: [HOME, route(path)] })
/** A descriptor with a second menu entry that leads to this path. */
const leadingTo = (path: string): Overrides => ({ links: [ENTRY_OF_MENU, { ...ENTRY_OF_MENU, path }] })
/** A descriptor that lists another file with this name. */
const withFile = (file: string): Overrides => ({ assets: [...assets, { ...assets[0]!, file }] })

describe('publishing rejects a descriptor', () => {
  it.each<[string, Overrides, string, object]>([
    ['the address of the sign-in page', at('/auth'), 'release_address_reserved', { direccion: '/auth' }],
    ['an address below the sign-in page', at('/AUTH/x'), 'release_address_reserved', { direccion: '/AUTH/x' }],
    ['the address of the landing page', at('/'), 'release_address_reserved', { direccion: '/' }],
    ['the address of the dashboard', at('/dashboard'), 'release_address_reserved', { direccion: '/dashboard' }],
    [
      'the addresses of all lists of the dashboard',
      at('/dashboard/:x'),
      'release_address_reserved',
      { direccion: '/dashboard/:x' },
    ],
    ['the address of the page of modules', at('/modulos'), 'release_address_reserved', { direccion: '/modulos' }],
    [
      'the address of the password reset',
      at('/reset-password'),
      'release_address_reserved',
      { direccion: '/reset-password' },
    ],
    ['an address of the API', at('/api/health/ready'), 'release_address_reserved', { direccion: '/api/health/ready' }],
    [
      'an address of remote files',
      at('/remotes/fichas/x'),
      'release_address_reserved',
      { direccion: '/remotes/fichas/x' },
    ],
    ['a wildcard for every address', at('/*'), 'release_address_any', { direccion: '/*' }],
    ['a parameter as the first segment', at('/:x/y'), 'release_address_any', { direccion: '/:x/y' }],
    ['an optional segment', at('/demo/x?'), 'release_address_invalid', { direccion: '/demo/x?' }],
    ['the same address twice', at('/Demo'), 'release_address_twice', { direccion: '/Demo' }],
    [
      'a route to an unknown page',
      { routes: [HOME, { ...HOME, path: '/demo/x', page: 'constructor' }] },
      'release_page_missing',
      { pagina: 'constructor' },
    ],
    ['a card with an unknown page', { parts: [{ ...CARD, page: 'card' }] }, 'release_page_missing', { pagina: 'card' }],
    ['a menu entry without a route', leadingTo('/otra'), 'release_entry_without_route', { direccion: '/otra' }],
    [
      'a text in one language',
      { labels: { ...labels, en: {} } },
      'release_text_missing',
      { clave: 'nav', idioma: 'en' },
    ],
    [
      'a menu entry to another site',
      leadingTo('//otro.example'),
      'release_path_outside',
      { direccion: '//otro.example' },
    ],
    [
      'a backslash in a path',
      { links: [{ ...ENTRY_OF_MENU, slot: 'palette.screen', path: '/\\otro' }] },
      'release_path_outside',
      { direccion: '/\\otro' },
    ],
    [
      'a search result to another site',
      { results: [{ ...RESULT, path: '/\t/otro' }] },
      'release_path_outside',
      { direccion: '/\t/otro' },
    ],
    [
      'an unknown icon',
      { links: [{ ...ENTRY_OF_MENU, icon: 'constructor' }] },
      'release_icon_missing',
      { icono: 'constructor' },
    ],
    [
      'an unknown icon of a search result',
      { results: [{ ...RESULT, icon: 'star' }] },
      'release_icon_missing',
      { icono: 'star' },
    ],
    [
      'an unknown group of the search',
      { results: [{ ...RESULT, group: 'notas' }] },
      'release_group_missing',
      { grupo: 'notas' },
    ],
    [
      'an unknown permission',
      { parts: [{ ...CARD, access: 'nope' }] },
      'release_permission_missing',
      { permiso: 'nope' },
    ],
    [
      'an unknown extension slot',
      { parts: [{ ...CARD, slot: 'ficha.tab' }] },
      'release_place_missing',
      { lugar: 'ficha.tab' },
    ],
    ['a file outside its folder', withFile('../../x.js'), 'release_file_name', { archivo: '../../x.js' }],
    ['the same file twice', withFile('es.json'), 'release_file_twice', { archivo: 'es.json' }],
    [
      '21 routes',
      { routes: [HOME, ...many(20, (n) => route(`/demo/${n}`))] },
      'release_too_many_routes',
      { max: 20, total: 21 },
    ],
    ['17 cards', { parts: many(17, () => CARD) }, 'release_slot_full', { lugar: 'dashboard.card', max: 16, total: 17 }],
    [
      '17 menu entries',
      { links: many(17, () => ENTRY_OF_MENU) },
      'release_slot_full',
      { lugar: 'menu', max: 16, total: 17 },
    ],
    [
      'too many bytes',
      {
        assets: assets
          .map((asset) => ({ ...asset, size: 4 * 1024 * 1024 }))
          .concat(many(8, (n) => ({ ...assets[0]!, file: `${n}.js`, size: 4 * 1024 * 1024 }))),
      },
      'release_too_large',
      { max_mb: 16, total_mb: 44 },
    ],
  ])('with %s', async (_, overrides, code, params) => {
    const answer = await sendRelease(demoBuild(`${ENTRY}; // hostile`, overrides))
    expect(answer).toMatchObject({ status: 422, body: { code, params } })
    expect((await remoteForAdmins()).lanzamientos.map(({ hash }) => hash)).toEqual([formerHash])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('with the name %s, which the parser drops', async (name) => {
    const named = <Value>(record: Record<string, Value>, value: Value) =>
      Object.fromEntries([...Object.entries(record), [name, value]])
    const { pages } = newer.descriptor
    for (const overrides of [{ pages: named(pages, []) }, { labels: { ...labels, es: named(labels.es, 'Demo') } }])
      expect((await sendRelease(demoBuild(ENTRY, overrides))).body.code).toBe('release_hash')
  })

  it('only beyond the limits, and accepts lists of the dashboard and the maximum number of parts', async () => {
    const routes = [HOME, route('/dashboard/fichas'), ...many(18, (n) => route(`/demo/${n}/*`, 'fichas:create'))]
    const full = { routes, parts: many(16, () => CARD), links: many(16, () => ENTRY_OF_MENU), results: [RESULT] }
    expect(await publish(demoBuild(`${ENTRY}; // full`, full))).toMatchObject({ nueva: true })
  })
})

describe('an address of another remote', () => {
  let token: string
  const other = (overrides: Overrides = {}) => demoBuild(ENTRY, { name: 'other', ...overrides })
  const publishOther = (build: Build) => sendRelease(build, token, 'other')
  const activateOther = ({ descriptor: { hash } }: Build, para = 'todos') =>
    api.post<ManagedRemoteAnswer & { code: string }>('/admin/remotes/other/activar', { hash, para }, adminToken)

  beforeEach(async () => {
    token = await createToken({ remoto: 'other', nombre: 'otro' })
    await storeBundledRelease()
  })

  it.each(['/demo', '/demo/x', '/demo/:number/edit', '/Demo/*'])('is rejected at publication: %s', async (path) => {
    const answer = await publishOther(other({ routes: [route('/other'), route(path)] }))
    const params = { direccion: path, modulo: 'demo', ocupada: expect.stringMatching(/^\/demo/) }
    expect(answer).toMatchObject({ status: 409, body: { code: 'release_address_taken', params } })
  })

  it('is also rejected if only a candidate claims the address, or an address below it', async () => {
    const candidate = other({ routes: [route('/other'), route('/later/list')] })
    await publishOther(candidate)
    expect((await activateOther(candidate, 'administradores')).status).toBe(200)
    for (const path of ['/later/list/x', '/later'])
      expect((await sendRelease(demoBuild(ENTRY, at(path)))).body).toMatchObject({
        code: 'release_address_taken',
        params: { direccion: path, modulo: 'other', ocupada: '/later/list' },
      })
    expect((await sendRelease(demoBuild(`${ENTRY}; // free`, at('/latest')))).status).toBe(200)
  })

  it('is rejected like a search group of another remote, at publication and at activation', async () => {
    const results = [RESULT]
    const [ownBuild, otherBuild] = [demoBuild(`${ENTRY}; // finds`, { results }), other({ results })]
    await publish(ownBuild)
    expect((await publishOther(otherBuild)).body).toMatchObject({ nueva: true })
    expect((await activateOther(otherBuild)).status).toBe(200)
    const taken = { code: 'release_group_taken', params: { grupo: 'fichas', modulo: 'other' } }
    expect(await activate(ownBuild)).toMatchObject({ status: 409, body: taken })
    expect((await sendRelease(ownBuild)).body).toMatchObject(taken)
  })

  it('is rejected at activation and at a rollback too', async () => {
    const ownBuild = demoBuild(`${ENTRY}; // ownBuild`, at('/later'))
    const otherBuild = other({ routes: [route('/other'), route('/later')] })
    await publish(ownBuild)
    expect((await publishOther(otherBuild)).body).toMatchObject({ nueva: true })
    expect((await activate(ownBuild)).status).toBe(200)
    const params = { direccion: '/later', modulo: 'demo', ocupada: '/later' }
    expect(await activateOther(otherBuild)).toMatchObject({
      status: 409,
      body: { code: 'release_address_taken', params },
    })
    const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
    const [listed] = body.remotos.find(({ nombre }) => nombre === 'other')!.lanzamientos
    expect(listed).toMatchObject({ problemas: [{ code: 'release_address_taken', params }], can: { activate: false } })

    await publish(newer)
    await activate(newer)
    expect((await activateOther(otherBuild)).status).toBe(200)
    expect((await act('devolver')).body.code).toBe('release_address_taken')
    expect(await servedHashes()).toEqual([newerHash, ownBuild.descriptor.hash])
  })

  it('is granted to only one of two concurrent activations', async () => {
    const ownBuild = demoBuild(`${ENTRY}; // ownBuild`, at('/later'))
    const otherBuild = other({ routes: [route('/other'), route('/later')] })
    await publish(ownBuild)
    await publishOther(otherBuild)
    const answers = await Promise.all([activate(ownBuild), activateOther(otherBuild)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('prevents the publication of a bundled build, with one warning, and the active release stays active', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const otherBuild = other({ routes: [route('/other'), route('/later')] })
    await publishOther(otherBuild)
    await activateOther(otherBuild)
    await builds.write(demoBuild(`${ENTRY}; // with the system`, at('/later')))
    expect([await servedHashes(), await servedHashes()]).toEqual([
      [formerHash, undefined],
      [formerHash, undefined],
    ])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^mfe-demo could not be published: Cambie la dirección «\/later»/)],
    ])
    warn.mockRestore()
    await api.post('/admin/remotes/other/retirar', { hash: otherBuild.descriptor.hash }, adminToken)
    expect((await servedHashes())[1]).toBe(formerHash)
  })
})
