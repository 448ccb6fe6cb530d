import { demoBuild, route } from '../../../testing/remote-build.js'
import { ADMIN, USER } from '../../../testing/verdicts.js'
import type { FailureCause } from './failure-cause.entity.js'
import { presentRemote, titleOf } from './present-remote.js'
import type { Release } from './release.entity.js'
import type { Remote } from './remote.entity.js'

const { descriptor } = demoBuild()
const { hash } = descriptor
const nav = (labelKey: string, order: number) => ({
  slot: 'menu',
  path: '/demo',
  icon: 'manuals',
  labelKey,
  order,
  access: 'user',
})

describe('the title of a module', () => {
  const labels = { es: { a: 'Primera', b: 'Segunda' }, en: { a: 'First' } }
  it.each([
    [
      'the label of its first menu entry',
      { labels, links: [nav('b', 2), nav('a', 1)] },
      { es: 'Primera', en: 'First' },
    ],
    ['its name in a language without a label', { labels, links: [nav('b', 1)] }, { es: 'Segunda', en: 'demo' }],
    ['its name without a menu', { labels, links: [] }, { es: 'demo', en: 'demo' }],
    [
      'its name if the label key is not an own property',
      { labels, links: [nav('constructor', 1)] },
      { es: 'demo', en: 'demo' },
    ],
  ])('is %s', (_, changes, title) => {
    expect(titleOf('demo', { ...descriptor, ...changes })).toEqual(title)
  })

  it('is its name without a descriptor', () => {
    expect(titleOf('demo', undefined)).toEqual({ es: 'demo', en: 'demo' })
  })
})

const [MAY, JUNE] = [new Date('2026-05-04T15:00:00Z'), new Date('2026-06-04T15:00:00Z')]

const remoteOf = (overrides: Partial<Remote> = {}): Remote => ({
  nombre: 'demo',
  activa: hash,
  desde: null,
  anterior: null,
  incluida: null,
  servicio: null,
  version: 3,
  candidata: null,
  para: null,
  porcentaje: null,
  fijada: null,
  retirado: null,
  fallaron: null,
  ...overrides,
})
const releaseOf = (overrides: Partial<Release> = {}): Release => ({
  remoto: 'demo',
  hash,
  descriptor,
  origen: 'publicada',
  autor: 'CI',
  fecha: MAY,
  retirado: null,
  motivo: null,
  figuras: null,
  ...overrides,
})
const contextOf = (overrides: Partial<Parameters<typeof presentRemote>[2]> = {}) => ({
  releases: [releaseOf()],
  active: descriptor,
  failures: [],
  causes: [],
  isOnlyRelease: false,
  target: { hash: null, skipped: [] },
  host: { contract: descriptor.contract },
  claims: [],
  next: undefined,
  ...overrides,
})

describe('a module', () => {
  it('shows the releases in use and the allowed actions', () => {
    expect(presentRemote(ADMIN, remoteOf(), contextOf())).toMatchObject({
      nombre: 'demo',
      activa: hash,
      desde: null,
      anterior: null,
      version: 3,
      candidata: null,
      retirado: null,
      fijada: false,
      can: { rollBack: false, retire: true, pin: true, unpin: false },
    })
    const overrides = { desde: MAY, anterior: 'b', retirado: JUNE, fijada: MAY }
    const skipped = [{ hash: 'b', version: '1.1.0', motivo: 'fallos' as const }]
    const target = { hash: 'a', skipped }
    expect(presentRemote(ADMIN, remoteOf(overrides), contextOf({ target }))).toMatchObject({
      desde: MAY.toISOString(),
      anterior: 'b',
      respaldo: 'a',
      omitidas: skipped,
      retirado: JUNE.toISOString(),
      fijada: true,
      can: { rollBack: true, retire: false, pin: false, unpin: true },
    })
    expect(presentRemote(USER, remoteOf(overrides), contextOf({ target })).can.rollBack).toBe(false)
  })

  it('shows a candidate only if hash and audience are stored', () => {
    const candidateOf = (overrides: Partial<Remote>) => presentRemote(ADMIN, remoteOf(overrides), contextOf()).candidata
    expect(candidateOf({ candidata: 'b', para: 'porcentaje', porcentaje: 10 })).toEqual({
      hash: 'b',
      para: 'porcentaje',
      porcentaje: 10,
    })
    expect(candidateOf({ candidata: 'b' })).toBeNull()
    expect(candidateOf({ para: 'administradores' })).toBeNull()
  })

  it('has the title of the active release, otherwise of the newest release', () => {
    const named = (es: string) => ({ ...descriptor, labels: { es: { nav: es }, en: {} } })
    const titleWith = (overrides: Parameters<typeof contextOf>[0]) =>
      presentRemote(ADMIN, remoteOf(), contextOf(overrides)).titulo.es
    const releases = [releaseOf({ descriptor: named('Nueva') }), releaseOf({ descriptor: named('Vieja') })]
    expect(titleWith({ releases, active: named('Activa') })).toBe('Activa')
    expect(titleWith({ releases, active: undefined })).toBe('Nueva')
    expect(titleWith({ releases: [], active: undefined })).toBe('demo')
  })
})

describe('a release', () => {
  const present = (release: Partial<Release> = {}, overrides: Parameters<typeof contextOf>[0] = {}) =>
    presentRemote(ADMIN, remoteOf(), contextOf({ releases: [releaseOf(release)], ...overrides })).lanzamientos[0]!

  it('shows origin and size', () => {
    expect(present()).toMatchObject({
      hash,
      version: '1.0.0',
      origen: 'publicada',
      autor: 'CI',
      fecha: MAY.toISOString(),
      retirada: null,
      tamano: descriptor.assets.reduce((sum, { size }) => sum + size, 0),
      cambios: null,
      problemas: [],
      contrato_anterior: false,
      fallos: [],
      causas: [],
      infracciones: 0,
      can: { activate: false, withdraw: false },
    })
    expect(present({ descriptor: { ...descriptor, assets: [] } }).tamano).toBe(0)
  })

  it('shows the reason of its withdrawal', () => {
    expect(present({ retirado: JUNE, motivo: 'fallos' }).retirada).toEqual({
      fecha: JUNE.toISOString(),
      motivo: 'fallos',
    })
    expect(present({ retirado: JUNE }).retirada).toBeNull()
    expect(present({ motivo: 'fallos' }).retirada).toBeNull()
  })

  it('is marked if it has an older contract, and shows problems if it is incompatible', () => {
    const { contract } = descriptor
    expect(present({}, { host: { contract: contract + 1 } }).contrato_anterior).toBe(true)
    expect(present({}, { host: { contract: contract - 1 } }).contrato_anterior).toBe(false)
    expect(present({}, { host: { contract, kit: '2.0.0' } }).problemas).toMatchObject([{ code: 'release_kit' }])
  })

  it('shows only failures of this release, most frequent first, and policy violations separately', () => {
    const failures = [
      { hash, motivo: 'network', numero: 2, bloqueos: 0 },
      { hash, motivo: 'render', numero: 5, bloqueos: 0 },
      { hash, motivo: 'csp', numero: 7, bloqueos: 0 },
      { hash: 'b', motivo: 'render', numero: 9, bloqueos: 0 },
    ] as const
    expect(present({}, { failures: [...failures] })).toMatchObject({
      fallos: [
        { motivo: 'render', numero: 5 },
        { motivo: 'network', numero: 2 },
      ],
      infracciones: 7,
    })
    expect(present({}, { failures: [...failures.slice(3)] })).toMatchObject({ fallos: [], infracciones: 0 })
  })

  it('distinguishes failures that blocked the page from timeouts, with which they are stored', () => {
    const fallosOf = (numero: number, bloqueos: number) =>
      present({}, { failures: [{ hash, motivo: 'timeout', numero, bloqueos }] }).fallos
    expect(fallosOf(5, 3)).toEqual([
      { motivo: 'blocking', numero: 3 },
      { motivo: 'timeout', numero: 2 },
    ])
    expect(fallosOf(3, 3)).toEqual([{ motivo: 'blocking', numero: 3 }])
  })

  it('shows only causes of this release, with the titles of pages and parts', () => {
    const cause: FailureCause = {
      remoto: 'demo',
      hash,
      huella: '1',
      motivo: 'render',
      bloqueo: false,
      error: 'TypeError',
      mensaje: '',
      donde: ['a.tsx:1:1'],
      paginas: ['demo-page', 'sum', 'gone'],
      roles: ['user'],
      navegadores: ['Firefox 144'],
      numero: 3,
      primera: MAY,
      ultima: JUNE,
    }
    const parts = [{ slot: 'dashboard.card', page: 'sum', titleKey: 'sum' }] as never
    const labels = { es: { nav: 'Demo', sum: 'Suma' }, en: { nav: 'Demo' } }
    const { causas } = present(
      { descriptor: { ...descriptor, parts, labels } },
      { causes: [{ ...cause, hash: 'b' }, cause] },
    )
    expect(causas).toEqual([
      {
        motivo: 'render',
        error: 'TypeError',
        mensaje: 'TypeError',
        donde: ['a.tsx:1:1'],
        roles: ['user'],
        navegadores: ['Firefox 144'],
        paginas: [
          { nombre: 'demo-page', titulo: { es: 'Demo', en: 'Demo' } },
          { nombre: 'sum', titulo: { es: 'Suma', en: 'sum' } },
          { nombre: 'gone', titulo: { es: 'gone', en: 'gone' } },
        ],
        numero: 3,
        primera: MAY.toISOString(),
        ultima: JUNE.toISOString(),
      },
    ])
  })

  it('shows what it adds and removes, compared with the active release', () => {
    const routes = [route('/new', 'user'), route('/demo', 'admin')]
    const parts = [{ slot: 'dashboard.card', page: 'sum', access: 'user' }] as never
    const next = { ...descriptor, routes, parts, links: [] }
    const { cambios } = present({ hash: 'b', descriptor: next })
    expect(cambios).toEqual({
      rutas: { agregadas: ['/new'], quitadas: ['/demo/:id'] },
      permisos: {
        agregadas: ['/demo: admin', '/new: user', 'sum: user'],
        quitadas: ['/demo/:id: authenticated', '/demo: authenticated'],
      },
    })
    expect(present({ hash: 'b', descriptor: next }, { active: undefined }).cambios).toMatchObject({
      rutas: { agregadas: ['/demo', '/new'], quitadas: [] },
    })
    expect(present({ hash: 'b' }).can).toEqual({ activate: true, withdraw: true })
  })

  it('may be withdrawn while active if it is the only release', () => {
    expect(present({}, { isOnlyRelease: true }).can.withdraw).toBe(true)
  })
})
