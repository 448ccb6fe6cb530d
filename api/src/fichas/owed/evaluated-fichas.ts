import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

// Each part is one range of an index that begins with the document.
const EVALUATED = `
  SELECT m.nro_ficha FROM juicio j JOIN matricula m ON m.id = j.id_matricula WHERE j.evaluador_documento = ?
  UNION
  SELECT m.nro_ficha FROM juicio_pendiente h JOIN matricula m ON m.id = h.id_matricula WHERE h.evaluador_documento = ?`

/** Returns the fichas in which this person gave or holds a judgment: only there may he or she owe others. */
export async function evaluatedFichas(manager: EntityManager, documento: string): Promise<number[]> {
  const rows = await readNumbers(manager, EVALUATED, [documento, documento])
  return rows.map(({ nro_ficha }) => nro_ficha)
}
