/** Error texts of the screens in each language. */
export const WORDS = {
  es: {
    connection: 'Error de conexión al servidor.',
    offline: 'Sin conexión.',
    retry: 'Reintentar',
    toDashboard: 'Ir al panel',
    stale: 'Estos datos pueden no estar al día',
    unknownPage: 'No encontramos esta página',
    broken: '«Instructores» no está disponible',
    dashboard: 'Panel',
    fichas: 'Fichas',
    instructors: 'Instructores',
    programs: 'Programas',
  },
  en: {
    connection: 'The server cannot be reached.',
    offline: 'You are offline.',
    retry: 'Try again',
    toDashboard: 'Go to the dashboard',
    stale: 'This information may be out of date',
    unknownPage: 'Page not found',
    broken: '“Instructors” is not available',
    dashboard: 'Dashboard',
    fichas: 'Fichas',
    instructors: 'Instructors',
    programs: 'Programs',
  },
} as const

export type Words = (typeof WORDS)['es' | 'en']
