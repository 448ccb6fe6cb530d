import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { STUDYING } from '../in-training.js'

const row = z.object({
  nro_documento: z.string(),
  id_resultado: z.int(),
  /** Null if the outcome is not judged. */
  estado: z.literal('NO APROBADO').nullable(),
  /** The evaluator in the report, who recorded the judgment or owes it. */
  evaluador_documento: z.string().nullable(),
  evaluador_nombre: z.string().nullable(),
})

/** An outcome that one person in training has not approved. */
export type MissingRow = z.infer<typeof row>

const readRows = rowsOf(row)

/**
 * Reads the outcomes of a program that people in training in a ficha, or the one with this document number, have not approved,
 * in the order of the program.
 */
export const missingRows = (manager: EntityManager, nroFicha: number, programId: number, documentNumber?: string) =>
  readRows(
    manager,
    `SELECT m.nro_documento, r.id AS id_resultado, j.estado,
       COALESCE(j.evaluador_documento, h.evaluador_documento) AS evaluador_documento,
       COALESCE(j.evaluador_nombre, h.evaluador_nombre) AS evaluador_nombre
     FROM matricula m
       JOIN competencia c ON c.id_programa = ?
       JOIN resultado_aprendizaje r ON r.id_competencia = c.id
       LEFT JOIN juicio j ON j.id_matricula = m.id AND j.id_resultado = r.id
       LEFT JOIN juicio_pendiente h ON h.id_matricula = m.id AND h.id_resultado = r.id AND j.id_matricula IS NULL
     WHERE m.nro_ficha = ? AND ${STUDYING.sql}
       ${documentNumber === undefined ? '' : 'AND m.nro_documento = ?'} AND (j.estado IS NULL OR j.estado <> 'APROBADO')
     ORDER BY c.orden, r.orden`,
    [programId, nroFicha, ...STUDYING.parameters, ...(documentNumber === undefined ? [] : [documentNumber])],
  )
