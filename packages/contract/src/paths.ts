// Addresses of screens, so that areas link to each other by path and never by import.

export const PATHS = {
  home: '/',
  signIn: '/auth',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  dashboard: '/dashboard',
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
