import { INSTRUCTOR_TYPES, type InstructorType, type Role } from '@fichero/contract/enums'
import { normalise } from './normalise.js'

/** As people write them besides the stored words, without accents. */
const TYPES: Partial<Record<InstructorType, readonly string[]>> = {
  planta: ['de planta', 'instructor de planta'],
  contratista: ['contrato', 'de contrato', 'por contrato', 'instructor contratista'],
  clave: ['instructor clave'],
  tecnico: ['instructor tecnico'],
  transversal: ['instructor transversal'],
}

const ROLES: Record<Role, readonly string[]> = {
  user: ['user', 'usuario', 'usuaria', 'instructor', 'instructora'],
  admin: ['admin', 'administrador', 'administradora', 'administrator'],
}

const TYPE_OF = new Map(
  INSTRUCTOR_TYPES.flatMap((type) => [type, ...(TYPES[type] ?? [])].map((name) => [name, type] as const)),
)
const ROLE_OF = new Map(
  (['user', 'admin'] as const).flatMap((role) => ROLES[role].map((name) => [name, role] as const)),
)

/** The stored word of what people write; what is not known stays as it is, and is refused. */
export const instructorTypeOf = (text: string): string => TYPE_OF.get(normalise(text)) ?? text

/** The same of a role: an empty one is a user's. */
export const roleOf = (text: string): string => (text === '' ? 'user' : (ROLE_OF.get(normalise(text)) ?? text))
