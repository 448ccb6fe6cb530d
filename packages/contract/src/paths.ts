import type { FichaCategory, TytGroup, UserState } from './enums.ts'

// Paths of screens, so that areas link to each other without importing each other.

export const PATHS = {
  home: '/',
  signIn: '/auth',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  testConnection: '/test-connection',
  dashboard: '/dashboard',
  dashboardFichas: '/dashboard/fichas',
  dashboardApprentices: '/dashboard/aprendices',
  dashboardUsers: '/dashboard/usuarios',
  fichas: '/fichas',
  disabledFichas: '/fichas/disabled',
  loads: '/fichas/cargar',
  owed: '/fichas/pendientes',
  tytBoard: '/fichas/tyt',
  ficha: '/fichas/visualizar/:nroFicha',
  competencyMap: '/fichas/visualizar/:nroFicha/mapa',
  missing: '/fichas/visualizar/:nroFicha/faltantes',
  fichaLoads: '/fichas/visualizar/:nroFicha/cargas',
  fichaFacts: '/fichas/visualizar/:nroFicha/datos',
  apprentice: '/fichas/visualizarEstudiantePage/:documentNumber',
  instructors: '/instructors',
  disabledInstructors: '/instructors/disabled',
  accessRequests: '/instructors/solicitudes',
  instructor: '/instructors/:id',
  activity: '/actividad',
  programs: '/programs',
  disabledPrograms: '/programs/disabled',
  program: '/programas/:id',
  manuals: '/manuales',
  /** A page of the manuals. */
  accessibility: '/manuales/accesibilidad',
  modules: '/modulos',
  status: '/estado',
} as const

export const resetPasswordPath = (token: string) => `/reset-password/${encodeURIComponent(token)}`

export const fichaPath = (nroFicha: number | string) => `/fichas/visualizar/${nroFicha}`

/** The heat map of a ficha's people by competencies. */
export const competencyMapPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/mapa`

/** The files that were loaded into a ficha. */
export const fichaLoadsPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/cargas`

/** What is known of a ficha itself. */
export const fichaFactsPath = (nroFicha: number | string) => `${fichaPath(nroFicha)}/datos`

interface MissingPart {
  /** Document of the only person. */
  aprendiz?: string
  competencia?: number
  resultado?: number
  /** Only people to whom little is missing. */
  cerca?: boolean
}

/** What the people of a ficha lack: all of it, of one person, or by outcome those of a competency or one of them. */
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

/** Where reports are loaded; those that name no ficha are of this one. */
export const loadsPath = (nroFicha: number | string) => `${PATHS.loads}?ficha=${nroFicha}`

/** Who owes judgments in one ficha. */
export const owedPath = (nroFicha: number | string) => `${PATHS.owed}?ficha=${nroFicha}`

/** What one person owes, in all fichas. */
export const owedByPath = (documento: string) => `${PATHS.owed}?responsable=${encodeURIComponent(documento)}`

/** The apprentice's screen with the enrolment in `ficha`, or the newest one. */
export const apprenticePath = (nroDocumento: string, ficha?: number) =>
  `/fichas/visualizarEstudiantePage/${encodeURIComponent(nroDocumento)}${ficha === undefined ? '' : `?ficha=${ficha}`}`

/** A person's page, by database id. */
export const instructorPath = (id: number | string) => `/instructors/${id}`

export const programPath = (id: number) => `/programas/${id}`

/** The list of programs with the form that creates one open. */
export const createProgramPath = '/programs?crear'

/** The list behind a counter of fichas; all categories if omitted. */
export const dashboardFichasPath = (categoria?: FichaCategory) =>
  `${PATHS.dashboardFichas}${categoria === undefined ? '' : `?categoria=${categoria}`}`

/** The list behind the figures of apprentices, by readiness group and program. */
export const dashboardApprenticesPath = ({ tyt, programa }: { tyt?: TytGroup; programa?: number }) => {
  const search = [tyt && `tyt=${tyt}`, programa && `programa=${programa}`].filter(Boolean).join('&')
  return `${PATHS.dashboardApprentices}${search && `?${search}`}`
}

/** The readiness board: everybody's, of one group. */
export const tytBoardPath = (grupo?: TytGroup) =>
  `${PATHS.tytBoard}?mias=false${grupo === undefined ? '' : `&grupo=${grupo}`}`

/** The list behind the figures of users; all states if omitted. */
export const dashboardUsersPath = (estado?: UserState) =>
  `${PATHS.dashboardUsers}${estado === undefined ? '' : `?estado=${estado}`}`

/**
 * The parameter of a page's address, and of `GET /remotes`, that asks for the releases that came with the system: the way
 * back where another release breaks every page.
 */
export const SAFE = 'seguro'
