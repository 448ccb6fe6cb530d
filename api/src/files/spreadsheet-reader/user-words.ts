import { INSTRUCTOR_TYPES, type InstructorType, ROLES, type Role } from '@fichero/contract/enums'
import { normalise } from './normalise.js'

/** Other spellings that people use, normalised. */
const TYPES: Partial<Record<InstructorType, readonly string[]>> = {
  planta: ['de planta', 'instructor de planta'],
  contratista: ['contrato', 'de contrato', 'por contrato', 'instructor contratista'],
  clave: ['instructor clave'],
  tecnico: ['instructor tecnico'],
  transversal: ['instructor transversal'],
  // As exported workbooks say it.
  ninguno: ['administracion'],
}

/** The normalised words for each role. */
const ROLE_WORDS: Record<Role, readonly string[]> = {
  user: ['user', 'usuario', 'usuaria', 'instructor', 'instructora'],
  coordinador: ['coordinador', 'coordinadora', 'coordinator'],
  admin: ['admin', 'administrador', 'administradora', 'administrator'],
}

const TYPE_OF = new Map(
  INSTRUCTOR_TYPES.flatMap((type) => [type, ...(TYPES[type] ?? [])].map((name) => [name, type] as const)),
)
const ROLE_OF = new Map(ROLES.flatMap((role) => ROLE_WORDS[role].map((name) => [name, role] as const)))

/** Returns the stored value. An unknown word is returned unchanged, and the schema rejects it. */
export const instructorTypeOf = (text: string): string => TYPE_OF.get(normalise(text)) ?? text

/** Returns the stored value of a role. An empty text is a user; an unknown word is returned unchanged. */
export const roleOf = (text: string): string => (text === '' ? 'user' : (ROLE_OF.get(normalise(text)) ?? text))
