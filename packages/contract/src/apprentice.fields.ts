import type { Fields } from './fields.ts'
import { MAX_EMAIL, MAX_NAME } from './limits.ts'

/** The columns of `aprendiz` that reports write. The document number is the key: only a correction changes it. */
export const APPRENTICE_FIELDS = {
  tipo_documento: { kind: 'text', max: 10, required: true, description: 'Type of document, as the reports write it.' },
  nombre: { kind: 'text', max: MAX_NAME, required: true, description: 'First names.' },
  apellido: { kind: 'text', max: MAX_NAME, required: true, description: 'Surnames.' },
} as const satisfies Fields

/**
 * The columns of `matricula` that reports write and a form edits. The rules of the form are in `apprentices.schema.ts`; reports
 * also store values that they would reject. These are the data that a removal of contact data clears.
 */
export const CONTACT_FIELDS = {
  celular: { kind: 'text', max: 40, description: 'Mobile phone: digits, with an optional `+`. Null if unknown.' },
  correo: { kind: 'text', max: MAX_EMAIL, description: 'Mail address. Null if unknown.' },
} as const satisfies Fields

/** The columns of `matricula` that reports write. */
export const ENROLMENT_FIELDS = {
  estado: {
    kind: 'text',
    max: 40,
    required: true,
    description: 'State as the reports of SOFIA write it: EN FORMACION, CANCELADO, …',
  },
  ...CONTACT_FIELDS,
} as const satisfies Fields
