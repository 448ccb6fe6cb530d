import type { UserState } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { fullName } from '@fichero/contract/text'
import { type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows } from '../../../access/policy.js'
import type { Field } from '../../../files/spreadsheet-reader/column-fields.js'
import type { UserRecord, UsersSheet } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { centresToChoose } from '../../centres/known-centres.js'
import { grantsRole } from '../granted-values.js'
import { addCentres, type UserOfCentres } from '../lock-user.js'
import { User } from '../user.entity.js'
import { viewUser } from '../users.policy.js'
import { personDifferences } from './person-differences.js'
import { RowCentres } from './row-centres.js'

/** A person whom a row adds, with the ids of the centres. */
export type NewPerson = Omit<UserRecord, 'centro'> & { centros: number[] }

/** The planned effect of an import of users, by row of the file. */
export interface UsersPlan {
  created: NewPerson[]
  /** Number of rows whose user exists already. Existing users are not changed. */
  known: number
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/** The warning for a row whose user exists, by the user's state. */
const KNOWN: Record<UserState, RowProblemCode> = {
  habilitado: 'person_enabled',
  deshabilitado: 'person_disabled',
  pendiente: 'person_requested',
}

/** Warnings of the reader that are shown only if the row adds its person. */
const ABOUT_NEW: readonly string[] = ['admin_by_file', 'coordinator_by_file'] satisfies RowProblemCode[]

/** Compares the rows of a file with the stored users, by document number and then by mail address. Changes nothing. */
export async function planUsers(
  manager: EntityManager,
  actor: Actor,
  { users, headings, rejected, warnings }: UsersSheet,
): Promise<UsersPlan> {
  const found = await manager.find(User, {
    select: {
      id: true,
      tipo_documento: true,
      nro_documento: true,
      correo_institucional: true,
      nombre: true,
      apellido: true,
      tipo: true,
      fecha_inicio_contrato: true,
      fecha_fin_contrato: true,
      rol: true,
      estado: true,
    },
    where: [
      { nro_documento: In(users.map(({ nro_documento }) => nro_documento)) },
      { correo_institucional: In(users.map(({ correo_institucional }) => correo_institucional)) },
    ],
  })
  const stored = await addCentres(manager, found)
  // Another centre's person is only known to have the document number or the mail address.
  const isHidden = (user: UserOfCentres) => !allows(viewUser, actor, user)
  const byDocument = new Map(stored.map((user) => [user.nro_documento, user]))
  const byMail = new Map(stored.map((user) => [user.correo_institucional, user]))
  const rowCentres = new RowCentres(actor, await centresToChoose(manager), headings)
  const plan: UsersPlan = { created: [], known: 0, rejected: [...rejected], warnings: [] }
  for (const row of users) {
    const problem = (code: RowProblemCode, field: Field & keyof UserRecord, other?: User) =>
      rowProblem(
        code,
        { fila: row.fila, columna: headings[field] ?? field, valor: String(row[field]) },
        other && { nombre: fullName(other), documento: other.nro_documento },
      )
    const centros = rowCentres.read(row)
    const [same, owner] = [byDocument.get(row.nro_documento), byMail.get(row.correo_institucional)]
    if (!Array.isArray(centros)) plan.rejected.push(centros)
    else if (same && isHidden(same)) plan.rejected.push(problem('value_taken', 'nro_documento'))
    else if (same) {
      plan.known++
      plan.warnings.push(
        problem(KNOWN[same.estado], 'nro_documento', same),
        ...personDifferences(row, same, headings),
        ...rowCentres.differences(row.fila, centros, same),
      )
    } else if (owner && isHidden(owner)) plan.rejected.push(problem('value_taken', 'correo_institucional'))
    else if (owner) plan.rejected.push(problem('mail_taken', 'correo_institucional', owner))
    else if (!grantsRole(actor, row.rol)) plan.rejected.push(problem('role_admin_only', 'rol'))
    else {
      const { centro: _, ...person } = row
      const granted = rowCentres.grant(row, centros)
      if (Array.isArray(granted)) plan.created.push({ ...person, centros: granted })
      else plan.rejected.push(granted)
    }
  }
  const rows = new Set(plan.created.map(({ fila }) => fila))
  plan.warnings.unshift(...warnings.filter(({ code, fila }) => !ABOUT_NEW.includes(code) || rows.has(fila)))
  return plan
}
