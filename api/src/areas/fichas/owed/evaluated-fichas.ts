import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

// Each SELECT reads one range of an index that begins with the document number.
const EVALUATED = `
  SELECT m.nro_ficha FROM juicio j JOIN matricula m ON m.id = j.id_matricula WHERE j.evaluador_documento = ?
  UNION
  SELECT m.nro_ficha FROM juicio_pendiente h JOIN matricula m ON m.id = h.id_matricula WHERE h.evaluador_documento = ?
  UNION
  SELECT nro_ficha FROM instructor_programado WHERE documento = ?`

/** Returns the fichas in which the person recorded or owes a judgment, or is scheduled. In other fichas, the person cannot owe judgments. */
export async function evaluatedFichas(manager: EntityManager, documento: string): Promise<number[]> {
  const rows = await readNumbers(manager, EVALUATED, [documento, documento, documento])
  return rows.map(({ nro_ficha }) => nro_ficha)
}

// The counters are enough here, because they are about judgments that are owed now.
const OWED = `
  SELECT nro_ficha FROM ficha_faltante WHERE evaluador_documento = ? OR (evaluador_documento IS NULL AND evaluador_nombre = ?)
  UNION
  SELECT f.nro_ficha FROM ficha f JOIN usuario u ON u.id = f.id_jefe WHERE u.nro_documento = ?`

/** Returns the fichas in which the person with this `responsibleKey` may owe judgments, or is shown as the head. */
export async function owedFichasOf(manager: EntityManager, clave: string): Promise<number[]> {
  const rows = await readNumbers(manager, OWED, [clave, clave, clave])
  return rows.map(({ nro_ficha }) => nro_ficha)
}
