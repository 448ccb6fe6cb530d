import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { today } from '../../domain/today.js'
import type { Headings } from '../../sheets/fields.js'
import { rowProblem } from '../../sheets/row-problem.js'
import { documentBatches } from '../document-batches.js'
import { inTraining } from '../in-training.js'
import { fullName, type PlannedPerson } from './plan-people.js'

const readEnrolments = rowsOf(z.object({ nro_documento: z.string(), nro_ficha: z.int() }))

/**
 * Warns of people who would be in training here and are in other fichas that have not ended. No part of the plan: what
 * happens in other fichas does not make a kept plan invalid.
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

/** Returns the fichas, other than this one and not ended, in which people are in training, by document. */
export async function inTrainingElsewhere(
  manager: EntityManager,
  nroFicha: number,
  documents: string[],
): Promise<Map<string, number[]>> {
  const others = new Map<string, number[]>()
  const { sql, parameters } = inTraining(today())
  for (const { batch, places } of documentBatches(documents)) {
    const found = await readEnrolments(
      manager,
      `SELECT m.nro_documento, m.nro_ficha FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha
       WHERE ${sql} AND m.nro_ficha <> ? AND m.nro_documento IN (${places}) ORDER BY m.nro_ficha`,
      [...parameters, nroFicha, ...batch],
    )
    for (const { nro_documento, nro_ficha } of found)
      others.set(nro_documento, [...(others.get(nro_documento) ?? []), nro_ficha])
  }
  return others
}
