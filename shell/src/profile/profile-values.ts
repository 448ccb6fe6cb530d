import { ownValue } from '@fichero/contract/own-value'
import type { UpdateUserInput, UserDetail } from '@fichero/contract/users.schema'
import { withCurrentPassword } from '@fichero/kit/form'

/** The form's values. First names and surnames are one field, as in the specification. */
export interface ProfileValues {
  nombreCompleto: string
  correo_institucional: string
  tipo_documento: UserDetail['tipo_documento']
  tipo: UserDetail['tipo']
  /** Whether the person gets the weekly summary: `true` or `false`. */
  resumen_semanal: string
  /** A new password; empty keeps the current one. */
  contrasena: string
  /** The current password. The form asks for it if the last sign-in was a while ago. */
  contrasenaActual: string
}

export const valuesOf = (person: UserDetail): ProfileValues => ({
  nombreCompleto: `${person.nombre} ${person.apellido}`,
  correo_institucional: person.correo_institucional,
  tipo_documento: person.tipo_documento,
  tipo: person.tipo,
  resumen_semanal: String(person.resumen_semanal),
  contrasena: '',
  contrasenaActual: '',
})

/** Splits the full name at the first space. An unchanged name keeps the stored first names and surnames. */
export function namesOf(nombreCompleto: string, person: UserDetail): Pick<UserDetail, 'nombre' | 'apellido'> {
  const typed = nombreCompleto.trim().replace(/\s+/g, ' ')
  const { nombre, apellido } = person
  if (typed === `${nombre} ${apellido}`) return { nombre, apellido }
  const [first = '', ...rest] = typed.split(' ')
  return { nombre: first, apellido: rest.join(' ') }
}

/** Returns the request's body, with the type of instructor only if the user may change it. */
export const payloadOf = (values: ProfileValues, person: UserDetail): UpdateUserInput => ({
  ...namesOf(values.nombreCompleto, person),
  correo_institucional: values.correo_institucional,
  tipo_documento: values.tipo_documento,
  nro_documento: person.nro_documento,
  contrasena: values.contrasena,
  ...withCurrentPassword({ contrasenaActual: values.contrasenaActual }),
  resumen_semanal: values.resumen_semanal === 'true',
  ...(person.can.assign && { tipo: values.tipo }),
})

/** Form field by request field, where the names differ. */
const FORM_FIELDS: Record<string, string> = {
  nombre: 'nombreCompleto',
  apellido: 'nombreCompleto',
  fecha_inicio_contrato: 'tipo',
  fecha_fin_contrato: 'tipo',
}

/** Maps error codes of request fields to form fields. A name of one word has a special error code. */
export function toFormErrors(errors: Record<string, string>): Record<string, string> {
  const formErrors: Record<string, string> = {}
  for (const [field, code] of Object.entries(errors)) formErrors[ownValue(FORM_FIELDS, field) ?? field] ??= code
  if (errors.apellido === 'required' && !errors.nombre) formErrors.nombreCompleto = 'surname_missing'
  return formErrors
}
