/** Error texts of the screens in each language. */
export const WORDS = {
  es: {
    connection: 'Error de conexión al servidor.',
    server: 'Error del servidor. Por favor, inténtelo de nuevo más tarde.',
    forbidden: 'No tiene permiso para hacer esto.',
    notFound: 'No se encontró lo que busca.',
    format: 'Error: Formato de datos inválido.',
    retry: 'Reintentar',
    toDashboard: 'Ir al panel',
    slow: 'Esto tarda más de lo normal.',
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
    server: 'Server error. Please try again later.',
    forbidden: 'You do not have permission to do this.',
    notFound: 'What you are looking for was not found.',
    format: 'Error: invalid data format.',
    retry: 'Try again',
    toDashboard: 'Go to the dashboard',
    slow: 'This is taking longer than usual.',
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
