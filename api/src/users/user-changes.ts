import type { User } from './user.entity.js'

/** What the audit trail tells of a person. */
const AUDITED = [
  'tipo_documento',
  'nombre',
  'apellido',
  'correo_institucional',
  'rol',
  'tipo',
  'fecha_inicio_contrato',
  'fecha_fin_contrato',
  'estado',
] as const satisfies (keyof User)[]

interface Changes {
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** What differs, before and after; of a password only that it is another one. Undefined where nothing differs. */
export function changesOf(before: User, after: User): Changes | undefined {
  const changed = AUDITED.filter((field) => before[field] !== after[field])
  const antes: Changes['antes'] = Object.fromEntries(changed.map((field) => [field, before[field]]))
  const despues: Changes['despues'] = Object.fromEntries(changed.map((field) => [field, after[field]]))
  if (before.contrasena !== after.contrasena) despues.contrasena = 'cambiada'
  return Object.keys(despues).length ? { antes, despues } : undefined
}
