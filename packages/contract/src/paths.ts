import type { FichaCategory, TytGroup, UserState } from './enums.ts'

// Addresses of screens, so that areas link to each other by path and never by import.

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
  ficha: '/fichas/visualizar/:nroFicha',
  apprentice: '/fichas/visualizarEstudiantePage/:documentNumber',
  instructors: '/instructors',
  disabledInstructors: '/instructors/disabled',
  programs: '/programs',
  disabledPrograms: '/programs/disabled',
  program: '/programas/:id',
  manuals: '/manuales',
} as const

export const resetPasswordPath = (token: string) => `/reset-password/${encodeURIComponent(token)}`

export const fichaPath = (nroFicha: number | string) => `/fichas/visualizar/${nroFicha}`

/** The apprentice's screen; `ficha` picks one of several enrolments, the newest without it. */
export const apprenticePath = (nroDocumento: string, ficha?: number) =>
  `/fichas/visualizarEstudiantePage/${encodeURIComponent(nroDocumento)}${ficha === undefined ? '' : `?ficha=${ficha}`}`

/** The list of instructors with its search filled. */
export const instructorsPath = (buscar: string) => `/instructors?buscar=${encodeURIComponent(buscar)}`

export const programPath = (id: number) => `/programas/${id}`

/** The list behind a counter of fichas; without a category, of all. */
export const dashboardFichasPath = (categoria?: FichaCategory) =>
  `${PATHS.dashboardFichas}${categoria === undefined ? '' : `?categoria=${categoria}`}`

/** The list behind the figures of apprentices: of a readiness group, of a program. */
export const dashboardApprenticesPath = ({ tyt, programa }: { tyt?: TytGroup; programa?: number }) => {
  const search = [tyt && `tyt=${tyt}`, programa && `programa=${programa}`].filter(Boolean).join('&')
  return `${PATHS.dashboardApprentices}${search && `?${search}`}`
}

/** The list behind the figures of people; without a state, of everybody. */
export const dashboardUsersPath = (estado?: UserState) =>
  `${PATHS.dashboardUsers}${estado === undefined ? '' : `?estado=${estado}`}`
