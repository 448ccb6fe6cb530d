import { DOCUMENT_TYPES, INSTRUCTOR_TYPES, ROLES } from './enums.ts'
import type { Fields } from './fields.ts'
import { MAX_EMAIL, MAX_NAME } from './limits.ts'

/**
 * The columns of `usuario` that its forms edit. Forms use different error codes for them, so the rules of requests are in
 * `person.schema.ts`.
 */
export const USER_FIELDS = {
  tipo_documento: {
    kind: 'choice',
    values: DOCUMENT_TYPES,
    description: 'Type of document: CC, CE, TI or RC; for apprentices, any type in the reports.',
  },
  nombre: { kind: 'text', max: MAX_NAME, required: true, description: 'First names.' },
  apellido: { kind: 'text', max: MAX_NAME, required: true, description: 'Surnames.' },
  correo_institucional: {
    kind: 'text',
    max: MAX_EMAIL,
    required: true,
    private: true,
    description: 'Mail address, in lower case.',
  },
  rol: {
    kind: 'choice',
    values: ROLES,
    initial: 'user',
    ability: 'assign',
    description: 'Role: `user` (instructor), `coordinador` (of training centres) or `admin` (of the whole system).',
  },
  tipo: {
    kind: 'choice',
    values: INSTRUCTOR_TYPES,
    ability: 'assign',
    description: 'Type of instructor: `planta` (staff), `contratista` (with a contract) and others.',
  },
  fecha_inicio_contrato: { kind: 'day', ability: 'assign', private: true, description: 'First day of the contract.' },
  fecha_fin_contrato: {
    kind: 'day',
    ability: 'assign',
    private: true,
    description: 'Last day of the contract, after the first.',
  },
} as const satisfies Fields
