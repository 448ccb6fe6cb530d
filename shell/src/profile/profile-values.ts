import type { UpdateUserInput, UserDetail } from '@fichero/contract/users.schema'

/** What the form holds. The name is one field, as the specification has it. */
export interface ProfileValues {
  nombreCompleto: string
  correo_institucional: string
  tipo_documento: UserDetail['tipo_documento']
  tipo: UserDetail['tipo']
  /** A new one; empty keeps the old one. */
  contrasena: string
}

export const valuesOf = (person: UserDetail): ProfileValues => ({
  nombreCompleto: `${person.nombre} ${person.apellido}`,
  correo_institucional: person.correo_institucional,
  tipo_documento: person.tipo_documento,
  tipo: person.tipo,
  contrasena: '',
})

/** Split on the first space; a name that nobody touched stays divided as it was. */
export function namesOf(nombreCompleto: string, person: UserDetail): Pick<UserDetail, 'nombre' | 'apellido'> {
  const typed = nombreCompleto.trim().replace(/\s+/g, ' ')
  const { nombre, apellido } = person
  if (typed === `${nombre} ${apellido}`) return { nombre, apellido }
  const [first = '', ...rest] = typed.split(' ')
  return { nombre: first, apellido: rest.join(' ') }
}

/** The type is sent by who may change it. */
export const payloadOf = (values: ProfileValues, person: UserDetail): UpdateUserInput => ({
  ...namesOf(values.nombreCompleto, person),
  correo_institucional: values.correo_institucional,
  tipo_documento: values.tipo_documento,
  nro_documento: person.nro_documento,
  contrasena: values.contrasena,
  ...(person.can.assign && { tipo: values.tipo }),
})

/** Wire fields that the form asks for, or shows, under another name. */
const SHOWN_AT: Record<string, string> = {
  nombre: 'nombreCompleto',
  apellido: 'nombreCompleto',
  fecha_inicio_contrato: 'tipo',
  fecha_fin_contrato: 'tipo',
}

/** Error codes by wire field, at the form's fields. A name of one word has its own sentence. */
export function errorsOnForm(errors: Record<string, string>): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [field, code] of Object.entries(errors)) shown[SHOWN_AT[field] ?? field] ??= code
  if (errors.apellido === 'required' && !errors.nombre) shown.nombreCompleto = 'surname_missing'
  return shown
}

const COMPARED = ['nombreCompleto', 'correo_institucional', 'tipo_documento', 'tipo'] as const

export interface Change {
  field: (typeof COMPARED)[number]
  now: string
  /** What the person typed, where that is something else again. */
  typed?: string
}

/** What somebody else saved between `read` and `now`. */
export function changesBetween(read: UserDetail, now: UserDetail, values: ProfileValues): Change[] {
  const before = valuesOf(read)
  const after = valuesOf(now)
  return COMPARED.filter((field) => before[field] !== after[field]).map((field) => {
    const isTyped = values[field] !== before[field] && values[field] !== after[field]
    return { field, now: after[field], ...(isTyped && { typed: values[field] }) }
  })
}

/** What the person typed, upon the values as they are now: what they did not touch is not theirs to set back. */
export function typedUpon(read: UserDetail, now: UserDetail, values: ProfileValues): ProfileValues {
  const before = valuesOf(read)
  const after = valuesOf(now)
  const untouched = COMPARED.filter((field) => values[field] === before[field])
  return { ...values, ...Object.fromEntries(untouched.map((field) => [field, after[field]])) }
}
