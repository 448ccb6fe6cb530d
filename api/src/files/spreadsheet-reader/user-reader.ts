import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { MAX_EMAIL, MAX_NAME } from '@fichero/contract/limits'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { userOfRow } from '@fichero/contract/several-users.schema'
import { cleanText, dateTimeOf, documentProblem } from './cells.js'
import type { DateReading } from './dates.js'
import { documentTypeOf } from './document-types.js'
import { isErrorCell, isName } from './person-names.js'
import type { UserRecord } from './records.js'
import type { RowProblemList } from './row-problem-list.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'
import { instructorTypeOf, roleOf } from './user-words.js'

/** The fields of a user, which are read from the columns of the same names. */
const FIELDS = [
  'tipo_documento',
  'nro_documento',
  'nombre',
  'apellido',
  'correo_institucional',
  'tipo',
  'rol',
  'fecha_inicio_contrato',
  'fecha_fin_contrato',
] as const
type UserField = (typeof FIELDS)[number]

/** The row problem for each error of the form. */
const PROBLEMS: Partial<Record<FieldErrorCode, RowProblemCode>> = {
  required: 'name_missing',
  too_long: 'text_too_long',
  email_invalid: 'mail_invalid',
  date_invalid: 'day_invalid',
  instructor_contract_dates_required: 'contract_day_missing',
  contract_end_before_start: 'contract_end_before_start',
}

/** The row problem for a value that is not in the field's enum. */
const UNKNOWN: Partial<Record<UserField, RowProblemCode>> = {
  tipo_documento: 'document_type_unknown',
  tipo: 'instructor_type_unknown',
  rol: 'role_unknown',
}

/** Reads users from a table, with the validation of the form that creates a user. */
export class UserReader {
  constructor(
    private readonly table: Table,
    private readonly problems: RowProblemList,
    private readonly dates: DateReading,
  ) {}

  /** Returns the row's user, or null if the row is rejected; its problems are reported, at most one for each field. */
  read(row: TableRow): UserRecord | null {
    const cell = (field: UserField) => cellOf(this.table, row, field)
    const text = (field: UserField) => cleanText(cell(field))
    const unreadable = FIELDS.filter((field) => isErrorCell(cell(field)))
    for (const field of unreadable) this.problems.reject('cell_unreadable', row, field)
    if (unreadable.length > 0) return null
    const parsed = userOfRow.safeParse({
      tipo_documento: documentTypeOf(text('tipo_documento')),
      nro_documento: text('nro_documento'),
      nombre: text('nombre'),
      apellido: text('apellido'),
      correo_institucional: text('correo_institucional'),
      tipo: instructorTypeOf(text('tipo')),
      rol: roleOf(text('rol')),
      fecha_inicio_contrato: this.dayOf(cell('fecha_inicio_contrato')),
      fecha_fin_contrato: this.dayOf(cell('fecha_fin_contrato')),
    })
    const noNames = (['nombre', 'apellido'] as const).filter((field) => text(field) !== '' && !isName(cell(field)))
    for (const field of noNames) this.problems.reject('name_invalid', row, field)
    // As in a form, only the first error of a field is reported: an empty document number is also invalid.
    const reported = new Set<UserField>()
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = path[0] as UserField
      if (!reported.has(field))
        this.problems.reject(problemOf(field, message, cell(field)), row, field, { max: MAX_LENGTHS[field] ?? 0 })
      reported.add(field)
    }
    if (!parsed.success || noNames.length > 0) return null
    return { fila: row.fila, ...parsed.data, centro: cleanText(cellOf(this.table, row, 'centro')) }
  }

  /** Returns an ISO day. Anything else is returned as written, and the schema rejects it. */
  private dayOf(cell: Cell | undefined): string {
    return dateTimeOf(cell, this.dates)?.slice(0, 10) ?? cleanText(cell)
  }
}

const MAX_LENGTHS: Partial<Record<UserField, number>> = {
  nombre: MAX_NAME,
  apellido: MAX_NAME,
  correo_institucional: MAX_EMAIL,
}

function problemOf(field: UserField, message: string, cell: Cell | undefined): RowProblemCode {
  if (field === 'nro_documento') return documentProblem(cell)
  return PROBLEMS[message as FieldErrorCode] ?? UNKNOWN[field] ?? 'cell_unreadable'
}
