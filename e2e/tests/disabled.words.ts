/** Texts of the lists of disabled records in each language. */
export const WORDS = {
  es: {
    reactivate: /^Reactivar /,
    retry: 'Reintentar',
    fichas: {
      title: 'Fichas deshabilitadas',
      none: 'No hay fichas deshabilitadas',
      see: 'Ver deshabilitadas',
      back: 'Volver a las fichas',
      done: 'La ficha 2888001 se reactivó correctamente',
      failed: 'Error al reactivar la ficha.',
      forbidden: 'No tiene permisos para reactivar fichas',
      listForbidden: 'No tiene permisos para ver fichas deshabilitadas',
      gone: /La ficha 2888001 ya no está deshabilitada/,
    },
    instructors: {
      title: 'Instructores deshabilitados',
      none: 'No hay instructores deshabilitados',
      see: 'Ver deshabilitados',
      back: 'Volver a los instructores',
      done: 'Instructor reactivado exitosamente.',
    },
    programs: {
      title: 'Programas deshabilitados',
      none: 'No hay programas deshabilitados',
      see: 'Ver deshabilitados',
      back: 'Volver a los programas',
      done: 'El programa «Producción de contenidos» se reactivó correctamente',
    },
  },
  en: {
    reactivate: /^Reactivate /,
    retry: 'Try again',
    fichas: {
      title: 'Disabled fichas',
      none: 'There are no disabled fichas',
      see: 'See disabled fichas',
      back: 'Back to fichas',
      done: 'Ficha 2888001 was reactivated',
      failed: 'The ficha was not reactivated.',
      forbidden: 'You do not have permission to reactivate fichas',
      listForbidden: 'You do not have permission to see disabled fichas',
      gone: /Ficha 2888001 is no longer disabled/,
    },
    instructors: {
      title: 'Disabled instructors',
      none: 'There are no disabled instructors',
      see: 'See disabled instructors',
      back: 'Back to instructors',
      done: 'The instructor was reactivated.',
    },
    programs: {
      title: 'Disabled programs',
      none: 'There are no disabled programs',
      see: 'See disabled programs',
      back: 'Back to programs',
      done: 'Program “Producción de contenidos” was reactivated',
    },
  },
} as const

export type Words = (typeof WORDS)['es' | 'en']
