import type { RowProblem } from '@fichero/contract/imports.schema'
import type { UserRecord, UsersSheet } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { User } from '../user.entity.js'

/** Whether the role differs is told apart: a row without one says nothing of it. */
const COMPARED = [
  'tipo_documento',
  'nombre',
  'apellido',
  'correo_institucional',
  'tipo',
  'fecha_inicio_contrato',
  'fecha_fin_contrato',
] as const satisfies (keyof UserRecord & keyof User)[]

export type ComparedUser = Pick<User, (typeof COMPARED)[number] | 'nro_documento' | 'rol'>

/** Says of each field in which a row of a file differs from the person who is here what both have. */
export function personDifferences(row: UserRecord, here: ComparedUser, headings: UsersSheet['headings']): RowProblem[] {
  const person = { nombre: `${here.nombre} ${here.apellido}`, documento: here.nro_documento }
  const told = COMPARED.flatMap((field) => {
    const [valor, actual] = [row[field], here[field]]
    const columna = headings[field]
    // A column that the file does not have, or an empty cell, says nothing.
    if (columna === undefined || !valor || isSame(valor, actual)) return []
    const at = { fila: row.fila, columna, valor }
    return actual === null
      ? [rowProblem('person_empty_here', at, person)]
      : [rowProblem('person_differs_here', at, { ...person, actual })]
  })
  if (row.rol !== 'admin' || here.rol === 'admin') return told
  return [
    ...told,
    rowProblem('person_no_admin_here', { fila: row.fila, columna: headings.rol ?? 'Rol', valor: row.rol }, person),
  ]
}

/** Lists in capitals are common, and mean the same name. */
const isSame = (valor: string, actual: string | null) =>
  valor.toLocaleLowerCase('es') === actual?.toLocaleLowerCase('es')
