import { MAX_LOADED_PEOPLE } from '@fichero/contract/limits'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { readableRows } from './readable-rows.js'
import type { Preamble, UserRecord, UsersSheet } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import type { Table } from './sheet-table.js'
import { UserReader } from './user-reader.js'

interface Context {
  archivo: string
  dates: DateReading
}

/** The warning for a row whose person will have more rights than other users, by role. */
const BY_FILE = { coordinador: 'coordinator_by_file', admin: 'admin_by_file' } as const

/** Each document number and each mail address may occur once among the valid rows. */
export function interpretUsers(table: Table, preamble: Preamble, { archivo, dates }: Context): UsersSheet {
  const filas = table.rows.length
  if (filas > MAX_LOADED_PEOPLE) throw new ImportError('too_many_people', { archivo, filas, max: MAX_LOADED_PEOPLE })
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems)
  const reader = new UserReader(table, problems, dates)
  const documents = new Map<string, number>()
  const mails = new Map<string, number>()
  const users: UserRecord[] = []
  for (const row of table.rows) {
    if (!isReadable(row)) continue
    const user = reader.read(row)
    if (!user) continue
    const { nro_documento, correo_institucional: mail, rol } = user
    const [sameDocument, sameMail] = [documents.get(nro_documento), mails.get(mail)]
    if (sameDocument !== undefined)
      problems.reject('duplicate_person', row, 'nro_documento', { valor: nro_documento, otra_fila: sameDocument })
    else if (sameMail !== undefined)
      problems.reject('duplicate_mail', row, 'correo_institucional', { valor: mail, otra_fila: sameMail })
    else {
      users.push(user)
      documents.set(nro_documento, row.fila)
      mails.set(mail, row.fila)
      if (rol !== 'user') problems.warnAboutPerson(BY_FILE[rol], row, 'rol')
    }
  }
  return {
    kind: 'personas',
    ...preamble,
    users,
    headings: table.headings,
    filas,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}
