import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import type { Headings } from '../../../files/spreadsheet-reader/column-fields.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { today } from '../../../rules/today.js'
import { documentBatches } from '../document-batches.js'
import { inTraining } from '../in-training.js'
import { type PlannedPerson } from './plan-people.js'

const readEnrolments = rowsOf(z.object({ nro_documento: z.string(), nro_ficha: z.int() }))

/**
 * Returns a warning for each person who would be in training both in this ficha and in another ficha that has not ended. These
 * warnings are not part of the plan, because changes in other fichas must not invalidate a stored plan.
 */
export async function doubleEnrolments(
  manager: EntityManager,
  nroFicha: number,
  headings: Headings,
  people: PlannedPerson[],
): Promise<RowProblem[]> {
  const training = people.filter(({ enrolment }) => IN_TRAINING_STATES.includes(enrolment.estado))
  const documents = training.map(({ record }) => record.nro_documento)
  const others = await inTrainingElsewhere(manager, nroFicha, documents)
  const columna = headings.nro_documento ?? 'Número de Documento'
  return training.flatMap(({ person, record: { fila, nro_documento } }) => {
    const fichas = others.get(nro_documento)
    const params = { documento: nro_documento, nombre: fullName(person), fichas: fichas?.join(', ') ?? '' }
    return fichas ? [rowProblem('enrolled_elsewhere', { fila, columna, valor: nro_documento }, params)] : []
  })
}

/** Returns, by document number, the other fichas that have not ended and in which the person is in training. */
export async function inTrainingElsewhere(
  manager: EntityManager,
  nroFicha: number,
  documents: string[],
): Promise<Map<string, number[]>> {
  const others = new Map<string, number[]>()
  const { sql, parameters } = inTraining(today())
  for (const { batch, placeholders } of documentBatches(documents)) {
    const found = await readEnrolments(
      manager,
      `SELECT m.nro_documento, m.nro_ficha FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha
       WHERE ${sql} AND m.nro_ficha <> ? AND m.nro_documento IN (${placeholders}) ORDER BY m.nro_ficha`,
      [...parameters, nroFicha, ...batch],
    )
    for (const { nro_documento, nro_ficha } of found)
      others.set(nro_documento, [...(others.get(nro_documento) ?? []), nro_ficha])
  }
  return others
}
