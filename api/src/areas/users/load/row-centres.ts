import type { CentreName } from '@fichero/contract/centres.schema'
import type { Params } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { MAX_CENTRES_OF_PERSON } from '@fichero/contract/limits'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { fullName } from '@fichero/contract/text'
import type { Actor } from '../../../access/current-user.decorator.js'
import { isInScope } from '../../../access/scope.js'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import type { UserRecord, UsersSheet } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { centresIn, centresText } from '../../centres/centre-words.js'
import { grantCentres } from '../granted-values.js'
import type { UserOfCentres } from '../lock-user.js'

/** The problem for which a row is rejected, for each error of the form. */
const PROBLEMS = { required: 'name_missing', centre_unknown: 'centre_unknown' } as const

/** Reads the centres that rows name, of those that the actor sees. Without centres it ignores the column. */
export class RowCentres {
  private readonly centres: CentreName[]

  constructor(
    private readonly actor: Actor,
    centres: CentreName[],
    private readonly headings: UsersSheet['headings'],
  ) {
    this.centres = centres.filter(({ id }) => isInScope(actor, id))
  }

  /** Returns the ids of the centres, or the problem for which the row is rejected. */
  read({ fila, centro }: UserRecord): number[] | RowProblem {
    if (this.centres.length === 0) return []
    const { ids, unknown } = centresIn(centro, this.centres)
    if (unknown.length > 0) return this.problem('centre_unknown', fila, unknown.join(', '))
    if (ids.length <= MAX_CENTRES_OF_PERSON) return ids
    return this.problem('centres_too_many', fila, centro, { centros: ids.length, max: MAX_CENTRES_OF_PERSON })
  }

  /** Returns the ids of the centres of a new person by the rule of the form, or the problem for which the row is rejected. */
  grant({ fila, centro }: UserRecord, chosen: number[]): number[] | RowProblem {
    const { centros, error } = grantCentres(this.actor, chosen)
    return error ? this.problem(PROBLEMS[error], fila, centro) : centros
  }

  /** Returns a warning if the row names other centres than those in which the stored user works. */
  differences(fila: number, centros: number[], stored: UserOfCentres): RowProblem[] {
    const [valor, actual] = [centros, stored.centros].map((ids) => centresText(ids, this.centres)) as [string, string]
    if (valor === '' || valor === actual) return []
    const person = { nombre: fullName(stored), documento: stored.nro_documento }
    return actual === ''
      ? [this.problem('person_empty_here', fila, valor, person)]
      : [this.problem('person_differs_here', fila, valor, { ...person, actual })]
  }

  private problem(code: RowProblemCode, fila: number, valor: string, params?: Params): RowProblem {
    return rowProblem(code, { fila, columna: this.headings.centro ?? headingOf('centro'), valor }, params)
  }
}
