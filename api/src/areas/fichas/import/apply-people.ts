import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { upsertRows } from '../../../database/bulk-write.js'
import { rowsOf } from '../../../database/rows.js'
import { writeWords } from '../apprentice-words.js'
import { apprenticeRows } from '../former-documents.js'
import { mailColumns } from '../mail-columns.js'
import type { EnrolmentCounters } from './enrolment-counters.js'
import type { FichaState } from './ficha-state.js'
import type { FichaPlan } from './plan-ficha.js'

/** Writes people and enrolments with their new counters. Returns the ids of the ficha's enrolments by document number. */
export async function applyPeople(
  manager: EntityManager,
  state: FichaState,
  { people, outside }: Pick<FichaPlan, 'people' | 'outside'>,
  counters: Map<string, EnrolmentCounters>,
): Promise<Map<string, number>> {
  const persons = await apprenticeRows(
    manager,
    people.filter(({ writesPerson }) => writesPerson).map(({ person }) => person),
  )
  await upsertRows(manager, 'aprendiz', ['nro_documento'], persons)
  await writeWords(manager, persons, (document) => state.enrolments.has(document) || state.others.has(document))
  const { nro_ficha } = state.target
  await upsertRows(
    manager,
    'matricula',
    ['nro_ficha', 'nro_documento'],
    people.map(({ record: { nro_documento }, enrolment }) => ({
      nro_ficha,
      nro_documento,
      ...enrolment,
      ...mailColumns(enrolment.correo),
      resultados_aprobados: counters.get(nro_documento)?.resultados_aprobados ?? 0,
      horas_aprobadas: counters.get(nro_documento)?.horas_aprobadas ?? 0,
    })),
  )
  await upsertRows(
    manager,
    'matricula',
    ['nro_ficha', 'nro_documento'],
    outside.map(({ nro_documento }) => ({ nro_ficha, nro_documento, estado: OUT_OF_REPORT })),
  )
  return enrolmentIds(manager, nro_ficha)
}

const readIds = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))

/** Returns the ids of the ficha's enrolments, by document number. */
async function enrolmentIds(manager: EntityManager, nroFicha: number): Promise<Map<string, number>> {
  const sql = 'SELECT id, nro_documento FROM matricula WHERE nro_ficha = ?'
  const rows = await readIds(manager, sql, [nroFicha])
  return new Map(rows.map((row) => [row.nro_documento, row.id]))
}
