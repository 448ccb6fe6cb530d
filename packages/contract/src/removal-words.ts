import type { Language } from './enums.ts'
import type { ContactData } from './personal-data.schema.ts'

interface RemovalWords {
  /** What goes. */
  goes: string
  /** Where it goes from, for the number of each. */
  from: Record<Exclude<keyof ContactData, 'cuenta'>, string>
  account: Record<ContactData['cuenta'], string>
  /** What is not removed, and why. */
  stays: readonly string[]
}

/** What is said before a person's contact data is removed at their request, on the screen and by the command. */
export const REMOVAL_WORDS: Record<Language, RemovalWords> = {
  es: {
    goes: 'Celular y correo',
    from: {
      matriculas: 'Matrículas',
      cargas: 'Cargas que los guardan para deshacerse',
      anotaciones: 'Anotaciones de Actividad',
    },
    account: {
      ninguna: 'No tiene cuenta en Fichero.',
      pendiente: 'Pidió acceso y espera una decisión: rechace antes la solicitud si también debe irse.',
      habilitada: 'Su cuenta está habilitada y queda como está: deshabilítela antes si también debe irse.',
      deshabilitada:
        'De su cuenta deshabilitada se van la contraseña, los enlaces, los navegadores conocidos y el correo.',
      retirada: 'De su cuenta deshabilitada ya se fueron la contraseña y el correo.',
    },
    stays: [
      'Nombre, documento y juicios quedan: son el registro académico, que la institución debe conservar (Decreto 1377 de 2013, artículo 9). También queda quién hizo cada cambio.',
      'Las copias de seguridad de antes los tienen hasta que se borren.',
      'Lo que SOFIA Plus tiene se quita allá: un archivo suyo vuelve a traerlo.',
    ],
  },
  en: {
    goes: 'Phone and email',
    from: {
      matriculas: 'Enrolments',
      cargas: 'Loads that keep them to be undone',
      anotaciones: 'Entries of Activity',
    },
    account: {
      ninguna: 'The person has no account in Fichero.',
      pendiente:
        'The person requested access and waits for a decision: reject the request first if it has to go as well.',
      habilitada: 'The account is enabled and stays as it is: disable it first if it has to go as well.',
      deshabilitada: 'Password, links, known browsers and email of the disabled account go.',
      retirada: 'Password and email of the disabled account have gone before.',
    },
    stays: [
      'Name, document and judgments stay: they are the academic record, which the institution has to keep (Decree 1377 of 2013, article 9). Who made each change stays as well.',
      'Backups of before have them until they are deleted.',
      'What SOFIA Plus has is removed there: a file of it brings it again.',
    ],
  },
}
