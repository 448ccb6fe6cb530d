import { dayText } from '@fichero/contract/day-text'
import { ROLES } from '@fichero/contract/enums'
import { columnsOf } from '@fichero/contract/fields'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserRecord, UsersSheet } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import type { User } from '../user.entity.js'

/** The role is not among these columns: `personDifferences` only warns about a row that would give a user more rights. */
const COMPARED = columnsOf(USER_FIELDS).filter((field) => field !== 'rol')

/** The stored user with whom a row is compared. */
export type ComparedUser = Pick<User, (typeof COMPARED)[number] | 'nro_documento' | 'rol'>

/** Compares a row of a file with the stored user. Returns one warning per different field, with both values. */
export function personDifferences(
  row: UserRecord,
  stored: ComparedUser,
  headings: UsersSheet['headings'],
): RowProblem[] {
  const person = { nombre: fullName(stored), documento: stored.nro_documento }
  const warnings = COMPARED.flatMap((field) => {
    const [valor, actual] = [row[field], stored[field]]
    const columna = headings[field]
    // Missing columns and empty cells are no difference.
    if (columna === undefined || !valor || isSame(valor, actual)) return []
    const location = { fila: row.fila, columna, valor: field.startsWith('fecha') ? dayText(valor, 'es') : valor }
    return actual === null
      ? [rowProblem('person_empty_here', location, person)]
      : [rowProblem('person_differs_here', location, { ...person, actual })]
  })
  if (ROLES.indexOf(row.rol) <= ROLES.indexOf(stored.rol)) return warnings
  const code = row.rol === 'admin' ? 'person_no_admin_here' : 'person_no_coordinator_here'
  return [...warnings, rowProblem(code, { fila: row.fila, columna: headings.rol ?? 'Rol', valor: row.rol }, person)]
}

/** Ignores case, because many lists are in capitals. */
const isSame = (valor: string, actual: string | null) =>
  valor.toLocaleLowerCase('es') === actual?.toLocaleLowerCase('es')
