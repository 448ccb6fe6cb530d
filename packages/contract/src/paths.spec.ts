import * as paths from './paths'
import { opens } from './route-addresses'

const { PATHS } = paths

test.each<[string, string, string?]>([
  [paths.resetPasswordPath('a/b c'), '/reset-password/a%2Fb%20c', PATHS.resetPassword],
  [paths.fichaPath(2558963), '/fichas/visualizar/2558963', PATHS.ficha],
  [paths.competencyMapPath(2558963), '/fichas/visualizar/2558963/mapa', PATHS.competencyMap],
  [paths.fichaInstructorsPath(2558963), '/fichas/visualizar/2558963/instructores', PATHS.fichaInstructors],
  [paths.fichaLoadsPath(2558963), '/fichas/visualizar/2558963/cargas', PATHS.fichaLoads],
  [paths.fichaLoadsPath(2558963, 7), '/fichas/visualizar/2558963/cargas?carga=7', PATHS.fichaLoads],
  [paths.fichaFactsPath(2558963), '/fichas/visualizar/2558963/datos', PATHS.fichaFacts],
  [
    paths.missingPath(2558963, { aprendiz: 'CC 7', cerca: true }),
    '/fichas/visualizar/2558963/faltantes?aprendiz=CC%207&cerca=1',
    PATHS.missing,
  ],
  [paths.missingPath(2558963), '/fichas/visualizar/2558963/faltantes', PATHS.missing],
  [
    paths.missingPath(2558963, { resultado: 7 }),
    '/fichas/visualizar/2558963/faltantes?vista=resultado&resultado=7',
    PATHS.missing,
  ],
  [
    paths.missingPath(2558963, { competencia: 3 }),
    '/fichas/visualizar/2558963/faltantes?vista=resultado&competencia=3',
    PATHS.missing,
  ],
  [paths.owedPath(2558963), '/fichas/pendientes?ficha=2558963', PATHS.owed],
  [paths.attentionPath(true), '/fichas/atencion?mias=true', PATHS.attention],
  [paths.attentionPath(false), '/fichas/atencion', PATHS.attention],
  [paths.apprenticePath('AB 1/2'), '/fichas/visualizarEstudiantePage/AB%201%2F2', PATHS.apprentice],
  [paths.apprenticePath('52', 2558963), '/fichas/visualizarEstudiantePage/52?ficha=2558963', PATHS.apprentice],
  [paths.instructorPath(7), '/instructors/7', PATHS.instructor],
  [paths.programPath(7), '/programas/7', PATHS.program],
  [paths.profilePath, '/dashboard?perfil', PATHS.dashboard],
  [paths.createProgramPath, '/programs?crear', PATHS.programs],
  [paths.dashboardFichasPath(), '/dashboard/fichas', PATHS.dashboardFichas],
  [paths.dashboardFichasPath('en_proceso'), '/dashboard/fichas?categoria=en_proceso', PATHS.dashboardFichas],
  [paths.dashboardApprenticesPath({}), '/dashboard/aprendices', PATHS.dashboardApprentices],
  [paths.dashboardApprenticesPath({ tyt: 'listos' }), '/dashboard/aprendices?tyt=listos', PATHS.dashboardApprentices],
  [paths.dashboardApprenticesPath({ programa: 3 }), '/dashboard/aprendices?programa=3', PATHS.dashboardApprentices],
  [
    paths.dashboardApprenticesPath({ tyt: 'cerca', programa: 3 }),
    '/dashboard/aprendices?tyt=cerca&programa=3',
    PATHS.dashboardApprentices,
  ],
  [paths.tytBoardPath(), '/fichas/tyt?mias=false', PATHS.tytBoard],
  [paths.tytBoardPath('lejos'), '/fichas/tyt?mias=false&grupo=lejos', PATHS.tytBoard],
  [
    paths.tytBoardPath('listos', 'sin_inscribir'),
    '/fichas/tyt?mias=false&grupo=listos&paso=sin_inscribir',
    PATHS.tytBoard,
  ],
  [paths.dashboardUsersPath(), '/dashboard/usuarios', PATHS.dashboardUsers],
  [paths.dashboardUsersPath('pendiente'), '/dashboard/usuarios?estado=pendiente', PATHS.dashboardUsers],
])('%s is a URL of its screen', (path, expected, screen = '') => {
  expect(path).toBe(expected)
  expect(opens(screen, path.split('?', 1)[0] ?? '')).toBe(true)
})

// Bookmarks and remotes that were built earlier link to these addresses.
test('the addresses of screens do not change', () => {
  expect({ ...PATHS, safe: paths.SAFE }).toEqual({
    home: '/',
    signIn: '/auth',
    register: '/register',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password/:token',
    testConnection: '/test-connection',
    ownProgress: '/mi-avance',
    optOut: '/sin-correos',
    dashboard: '/dashboard',
    dashboardFichas: '/dashboard/fichas',
    dashboardApprentices: '/dashboard/aprendices',
    dashboardUsers: '/dashboard/usuarios',
    fichas: '/fichas',
    disabledFichas: '/fichas/disabled',
    loads: '/fichas/cargar',
    pe04: '/fichas/pe-04',
    owed: '/fichas/pendientes',
    attention: '/fichas/atencion',
    comparison: '/fichas/comparacion',
    tytBoard: '/fichas/tyt',
    ficha: '/fichas/visualizar/:nroFicha',
    fichaFacts: '/fichas/visualizar/:nroFicha/datos',
    progressLinks: '/fichas/visualizar/:nroFicha/enlaces',
    fichaLoads: '/fichas/visualizar/:nroFicha/cargas',
    competencyMap: '/fichas/visualizar/:nroFicha/mapa',
    fichaInstructors: '/fichas/visualizar/:nroFicha/instructores',
    missing: '/fichas/visualizar/:nroFicha/faltantes',
    apprentice: '/fichas/visualizarEstudiantePage/:documentNumber',
    instructors: '/instructors',
    disabledInstructors: '/instructors/disabled',
    accessRequests: '/instructors/solicitudes',
    accessibility: '/manuales/accesibilidad',
    instructor: '/instructors/:id',
    activity: '/actividad',
    centres: '/centros',
    programs: '/programs',
    disabledPrograms: '/programs/disabled',
    program: '/programas/:id',
    manuals: '/manuales',
    modules: '/modulos',
    status: '/estado',
    safe: 'seguro',
  })
})
