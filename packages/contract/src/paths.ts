import type { FichaCategory, TytGroup, UserState } from './enums.ts'
import type { OwedAge } from './owed-ages.ts'
import type { TytState } from './tyt-steps.ts'

// Paths of screens, so that remotes link to each other without importing each other.

/** Paths of screens. `resetPassword` is the pattern of a route; the functions below make paths with parameters. */
export const PATHS = {
  home: '/',
  signIn: '/auth',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  testConnection: '/test-connection',
  /** The page where an apprentice reads her own progress. The token of the link is the fragment of its address. */
  ownProgress: '/mi-avance',
  /** The page where an apprentice stops the messages that the system sends. The token of the link is the fragment of its address. */
  optOut: '/sin-correos',
  dashboard: '/dashboard',
  dashboardFichas: '/dashboard/fichas',
  dashboardApprentices: '/dashboard/aprendices',
  dashboardUsers: '/dashboard/usuarios',
  fichas: '/fichas',
  disabledFichas: '/fichas/disabled',
  loads: '/fichas/cargar',
  batch: '/fichas/lotes/:id',
  pe04: '/fichas/pe-04',
  owed: '/fichas/pendientes',
  attention: '/fichas/atencion',
  comparison: '/fichas/comparacion',
  tytBoard: '/fichas/tyt',
  ficha: '/fichas/visualizar/:nroFicha',
  competencyMap: '/fichas/visualizar/:nroFicha/mapa',
  missing: '/fichas/visualizar/:nroFicha/faltantes',
  fichaInstructors: '/fichas/visualizar/:nroFicha/instructores',
  fichaLoads: '/fichas/visualizar/:nroFicha/cargas',
  fichaFacts: '/fichas/visualizar/:nroFicha/datos',
  progressLinks: '/fichas/visualizar/:nroFicha/enlaces',
  apprentice: '/fichas/visualizarEstudiantePage/:documentNumber',
  instructors: '/instructors',
  disabledInstructors: '/instructors/disabled',
  accessRequests: '/instructors/solicitudes',
  instructor: '/instructors/:id',
  activity: '/actividad',
  centres: '/centros',
  programs: '/programs',
  disabledPrograms: '/programs/disabled',
  program: '/programas/:id',
  manuals: '/manuales',
  /** A page of the manuals. */
  accessibility: '/manuales/accesibilidad',
  modules: '/modulos',
  status: '/estado',
} as const

/** The page that sets a password with the token of a link. */
export const resetPasswordPath = (token: string) => `/reset-password/${encodeURIComponent(token)}`

/** The page of an apprentice's own progress, with the token of a link. Browsers send the fragment to no server. */
export const ownProgressPath = (token: string) => `${PATHS.ownProgress}#${token}`

/** The page that stops messages, with the token of a link. */
export const optOutPath = (token: string) => `${PATHS.optOut}#${token}`

/** The dashboard with the user's profile open. */
export const profilePath = '/dashboard?perfil'

/** The page of a ficha. */
export const fichaPath = (nroFicha: number | string) => `/fichas/visualizar/${nroFicha}`

/** The heat map of a ficha's people by competencies. */
export const competencyMapPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/mapa`

/** The page with who is scheduled for the competencies of a ficha. */
export const fichaInstructorsPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/instructores`

/** The page with the files that were imported into a ficha, with the changes of one import open if `carga` is its id. */
export const fichaLoadsPath = (nroFicha: number | string, carga?: number) =>
  `${fichaPath(nroFicha)}/cargas${carga === undefined ? '' : `?carga=${carga}`}`

/** The page with the data of the ficha itself, such as its dates. */
export const fichaFactsPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/datos`

/** The page with the links to the own progress of a ficha's apprentices, or with the link of one of them. */
export const progressLinksPath = (nroFicha: number | string, aprendiz?: string) =>
  `${fichaPath(nroFicha)}/enlaces${aprendiz === undefined ? '' : `?aprendiz=${encodeURIComponent(aprendiz)}`}`

/** The enabled fichas of a centre, by its database id, or those without a centre. */
export const fichasOfCentrePath = (centre: number | 'ninguno') => `${PATHS.fichas}?programId=todos&centro=${centre}`

interface MissingPart {
  /** Document number of the person whose missing outcomes are shown. */
  aprendiz?: string
  competencia?: number
  resultado?: number
  /** Only people who lack one to three outcomes for the highest band. */
  cerca?: boolean
}

/** The missing outcomes of a ficha: all, those of one person, or by outcome those of one competency or of one outcome. */
export const missingPath = (
  nroFicha: number | string,
  { aprendiz, competencia, resultado, cerca }: MissingPart = {},
) => {
  const search = [
    (competencia ?? resultado) !== undefined && 'vista=resultado',
    aprendiz !== undefined && `aprendiz=${encodeURIComponent(aprendiz)}`,
    competencia !== undefined && `competencia=${competencia}`,
    resultado !== undefined && `resultado=${resultado}`,
    cerca && 'cerca=1',
  ].filter(Boolean)
  return `${fichaPath(nroFicha)}/faltantes${search.length > 0 ? `?${search.join('&')}` : ''}`
}

/** The page that imports reports. A report that names no ficha is imported into this ficha. */
export const loadsPath = (nroFicha: number | string) => `${PATHS.loads}?ficha=${nroFicha}`

/** The page of a batch of reports, by database id. */
export const batchPath = (id: number) => `/fichas/lotes/${id}`

/** The judgments owed in one ficha. */
export const owedPath = (nroFicha: number | string) => `${PATHS.owed}?ficha=${nroFicha}`

/** The fichas that need attention: all of them, or those whose jefe is the user. */
export const attentionPath = (isOwn: boolean) => (isOwn ? `${PATHS.attention}?mias=true` : PATHS.attention)

/** The judgments that have been owed for so long, in all fichas or in those whose jefe is the user. */
export const owedOfAgePath = (age: OwedAge, isOwn: boolean) => `${PATHS.owed}?mias=${isOwn}&antiguedad=${age}`

/** The judgments that one person owes, in all fichas. */
export const owedByPath = (documento: string) => `${PATHS.owed}?responsable=${encodeURIComponent(documento)}`

/** The apprentice's screen with the enrolment in `ficha`, or the newest one. */
export const apprenticePath = (nroDocumento: string, ficha?: number) =>
  `/fichas/visualizarEstudiantePage/${encodeURIComponent(nroDocumento)}${ficha === undefined ? '' : `?ficha=${ficha}`}`

/** A person's page, by database id. */
export const instructorPath = (id: number | string) => `/instructors/${id}`

/** The page of a program, by database id. */
export const programPath = (id: number) => `/programas/${id}`

/** The list of programs with the form that creates one open. */
export const createProgramPath = '/programs?crear'

/** The list of the fichas that a counter of the dashboard counts; all categories if omitted. */
export const dashboardFichasPath = (categoria?: FichaCategory) =>
  `${PATHS.dashboardFichas}${categoria === undefined ? '' : `?categoria=${categoria}`}`

/** The list of the apprentices that the dashboard counts, by readiness group and program. */
export const dashboardApprenticesPath = ({ tyt, programa }: { tyt?: TytGroup; programa?: number }) => {
  const search = [tyt && `tyt=${tyt}`, programa && `programa=${programa}`].filter(Boolean).join('&')
  return `${PATHS.dashboardApprentices}${search && `?${search}`}`
}

/** The readiness board of all fichas, for all groups or only one, and for all steps of the test or only one. */
export const tytBoardPath = (grupo?: TytGroup, paso?: TytState) =>
  `${PATHS.tytBoard}?mias=false${grupo === undefined ? '' : `&grupo=${grupo}`}${paso === undefined ? '' : `&paso=${paso}`}`

/** The list of the users that the dashboard counts; all states if omitted. */
export const dashboardUsersPath = (estado?: UserState) =>
  `${PATHS.dashboardUsers}${estado === undefined ? '' : `?estado=${estado}`}`

/**
 * Safe mode: the parameter of a page's address, and of `GET /remotes`, that selects the releases included in the system. It
 * restores the system when another release breaks every page.
 */
export const SAFE = 'seguro'
