import { demoBuild, route } from '../testing/remote-build.js'
import { ADMIN, USER } from '../testing/verdicts.js'
import type { FailureCause } from './failure-cause.entity.js'
import { presentRemote, titleOf } from './present-remote.js'
import type { Release } from './release.entity.js'
import type { Remote } from './remote.entity.js'

const { descriptor } = demoBuild()
const { hash } = descriptor
const nav = (labelKey: string, order: number) => ({ path: '/demo', icon: 'manuals', labelKey, order, access: 'user' })

describe('the title of a module', () => {
  const labels = { es: { a: 'Primera', b: 'Segunda' }, en: { a: 'First' } }
  it.each([
    ['its first entry in the menu', { labels, nav: [nav('b', 2), nav('a', 1)] }, { es: 'Primera', en: 'First' }],
    ['its name in a language that has none', { labels, nav: [nav('b', 1)] }, { es: 'Segunda', en: 'demo' }],
    ['its name without a menu', { labels, nav: [] }, { es: 'demo', en: 'demo' }],
    ['its name where a text has another name', { labels, nav: [nav('constructor', 1)] }, { es: 'demo', en: 'demo' }],
  ])('is %s', (_, given, title) => {
    expect(titleOf('demo', { ...descriptor, ...given })).toEqual(title)
  })

  it('is its name as long as nothing is known of it', () => {
    expect(titleOf('demo', undefined)).toEqual({ es: 'demo', en: 'demo' })
  })
})

const [MAY, JUNE] = [new Date('2026-05-04T15:00:00Z'), new Date('2026-06-04T15:00:00Z')]

const remoteOf = (given: Partial<Remote> = {}): Remote => ({
  nombre: 'demo',
  activa: hash,
  desde: null,
  anterior: null,
  incluida: null,
  version: 3,
  candidata: null,
  para: null,
  porcentaje: null,
  fijada: null,
  retirado: null,
  fallaron: null,
  ...given,
})
const releaseOf = (given: Partial<Release> = {}): Release => ({
  remoto: 'demo',
  hash,
  descriptor,
  origen: 'publicada',
  autor: 'CI',
  fecha: MAY,
  retirado: null,
  motivo: null,
  ...given,
})
const told = (given: Partial<Parameters<typeof presentRemote>[2]> = {}) => ({
  releases: [releaseOf()],
  active: descriptor,
  failures: [],
  causes: [],
  isAlone: false,
  host: { contract: descriptor.contract },
  claims: [],
  ...given,
})

describe('a module', () => {
  it('is told with the releases in use and what may be done', () => {
    expect(presentRemote(ADMIN, remoteOf(), told())).toMatchObject({
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
    const given = { desde: MAY, anterior: 'b', retirado: JUNE, fijada: MAY }
    expect(presentRemote(ADMIN, remoteOf(given), told())).toMatchObject({
      desde: MAY.toISOString(),
      anterior: 'b',
      retirado: JUNE.toISOString(),
      fijada: true,
      can: { rollBack: true, retire: false, pin: false, unpin: true },
    })
    expect(presentRemote(USER, remoteOf(given), told()).can.rollBack).toBe(false)
  })

  it('has a candidate where it is known for whom', () => {
    const candidateOf = (given: Partial<Remote>) => presentRemote(ADMIN, remoteOf(given), told()).candidata
    expect(candidateOf({ candidata: 'b', para: 'porcentaje', porcentaje: 10 })).toEqual({
      hash: 'b',
      para: 'porcentaje',
      porcentaje: 10,
    })
    expect(candidateOf({ candidata: 'b' })).toBeNull()
    expect(candidateOf({ para: 'administradores' })).toBeNull()
  })

  it('has the title of the active release, or else of the newest one', () => {
    const named = (es: string) => ({ ...descriptor, labels: { es: { nav: es }, en: {} } })
    const titleWith = (given: Parameters<typeof told>[0]) => presentRemote(ADMIN, remoteOf(), told(given)).titulo.es
    const releases = [releaseOf({ descriptor: named('Nueva') }), releaseOf({ descriptor: named('Vieja') })]
    expect(titleWith({ releases, active: named('Activa') })).toBe('Activa')
    expect(titleWith({ releases, active: undefined })).toBe('Nueva')
    expect(titleWith({ releases: [], active: undefined })).toBe('demo')
  })
})

describe('a release', () => {
  const present = (release: Partial<Release> = {}, given: Parameters<typeof told>[0] = {}) =>
    presentRemote(ADMIN, remoteOf(), told({ releases: [releaseOf(release)], ...given })).lanzamientos[0]!

  it('is told with where it came from and its size', () => {
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

  it('that is withdrawn has the reason', () => {
    expect(present({ retirado: JUNE, motivo: 'fallos' }).retirada).toEqual({
      fecha: JUNE.toISOString(),
      motivo: 'fallos',
    })
    expect(present({ retirado: JUNE }).retirada).toBeNull()
    expect(present({ motivo: 'fallos' }).retirada).toBeNull()
  })

  it('of an older contract says so, and one that does not fit says why', () => {
    const { contract } = descriptor
    expect(present({}, { host: { contract: contract + 1 } }).contrato_anterior).toBe(true)
    expect(present({}, { host: { contract: contract - 1 } }).contrato_anterior).toBe(false)
    expect(present({}, { host: { contract, kit: '2.0.0' } }).problemas).toMatchObject([{ code: 'release_kit' }])
  })

  it('has its own failures, the most frequent first, and violations apart', () => {
    const failures = [
      { hash, motivo: 'network', numero: 2 },
      { hash, motivo: 'render', numero: 5 },
      { hash, motivo: 'csp', numero: 7 },
      { hash: 'b', motivo: 'render', numero: 9 },
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

  it('has its own causes, with the titles of the pages and cards', () => {
    const cause: FailureCause = {
      remoto: 'demo',
      hash,
      huella: '1',
      motivo: 'render',
      mensaje: 'Error',
      donde: ['a.tsx:1:1'],
      paginas: ['demo-page', 'sum', 'gone'],
      roles: ['user'],
      navegadores: ['Firefox 144'],
      numero: 3,
      primera: MAY,
      ultima: JUNE,
    }
    const cards = [{ page: 'sum', titleKey: 'sum' }] as never
    const labels = { es: { nav: 'Demo', sum: 'Suma' }, en: { nav: 'Demo' } }
    const { causas } = present(
      { descriptor: { ...descriptor, cards, labels } },
      { causes: [{ ...cause, hash: 'b' }, cause] },
    )
    expect(causas).toEqual([
      {
        motivo: 'render',
        mensaje: 'Error',
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

  it('says what it adds to the active one and takes from it', () => {
    const routes = [route('/new', 'user'), route('/demo', 'admin')]
    const cards = [{ page: 'sum', access: 'user' }] as never
    const next = { ...descriptor, routes, cards, nav: [] }
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

  it('that is the last one may be withdrawn though it is active', () => {
    expect(present({}, { isAlone: true }).can.withdraw).toBe(true)
  })
})
