import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'importacion'
const COLUMNS = ['en_formacion', 'aprobados', 'resultados', 'minimo', 'maximo']

const ENTRIES_PER_BATCH = 500
const FICHAS_PER_BATCH = 50

/** The entries of what changed the counters of a ficha, with the id of its import and the counters after it. */
const ENTRIES = `
  SELECT id, JSON_EXTRACT(despues, '$.importacion') AS importacion,
    JSON_EXTRACT(despues, '$.total_aprendices_en_formacion') AS en_formacion,
    JSON_EXTRACT(despues, '$.aprobados_en_formacion') AS aprobados
  FROM auditoria
  WHERE id > ? AND accion IN ('fichas:import-evaluations', 'fichas:import-apprentices', 'fichas:undo-import', 'apprentices:merge')
  ORDER BY id LIMIT ${ENTRIES_PER_BATCH}`

const FICHAS = `
  SELECT f.nro_ficha, f.total_aprendices_en_formacion AS en_formacion, f.aprobados_en_formacion AS aprobados,
    p.total_resultados AS resultados,
    (SELECT MIN(resultados_aprobados) FROM ficha_avance WHERE nro_ficha = f.nro_ficha) AS minimo,
    (SELECT MAX(resultados_aprobados) FROM ficha_avance WHERE nro_ficha = f.nro_ficha) AS maximo
  FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion
  WHERE f.nro_ficha > ? ORDER BY f.nro_ficha LIMIT ${FICHAS_PER_BATCH}`

const LOADS = `
  SELECT i.id, i.nro_ficha, CASE WHEN i.tipo = 'juicios' AND NOT EXISTS (
      SELECT 1 FROM importacion_detalle d WHERE d.id_importacion = i.id AND d.id_deshacer IS NOT NULL
    ) THEN 1 ELSE 0 END AS es_reporte,
    CASE WHEN i.tipo IN ('juicios', 'aprendices', 'deshacer') AND i.sin_cambios = 0 THEN 1 ELSE 0 END AS con_cambios
  FROM importacion i`

interface Counters {
  en_formacion: number
  aprobados: number
}
interface Figures extends Counters {
  resultados: number
  minimo: number | null
  maximo: number | null
}
type FichaRow = Figures & { nro_ficha: number }
interface Load {
  id: number
  nro_ficha: number
  /** 1 for a judgments report that is not undone. MySQL’s driver returns computed numbers as text. */
  es_reporte: number | string
  /** 1 if the counters may have changed: without an entry they are not known. */
  con_cambios: number | string
}

/**
 * Stores the figures of a ficha with each judgments report: for the last report the counters of the ficha, for earlier reports the
 * counters in the audit log before the next report. An import without changes has no entry, so the counters before it apply. The
 * progress of single people at that time is not known. Only empty values are filled, so an interrupted migration continues.
 */
export class ReportFigures1800000000032 implements MigrationInterface {
  name = 'ReportFigures1800000000032'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      TABLE,
      COLUMNS.map((column) => `${column} integer`),
    )
    const counters = await countersByImport(runner)
    for (let last = 0; ; ) {
      const fichas: FichaRow[] = await runner.query(FICHAS, [last])
      const end = fichas.at(-1)
      if (!end) return
      const numbers = fichas.map(({ nro_ficha }) => nro_ficha)
      const loads: Load[] = await runner.query(
        `${LOADS} WHERE i.nro_ficha IN (${numbers.map(() => '?')}) ORDER BY i.nro_ficha, i.orden`,
        numbers,
      )
      await runner.manager.transaction(async (manager) => {
        for (const ficha of fichas)
          for (const [id, figures] of figuresOf(
            ficha,
            loads.filter(({ nro_ficha }) => nro_ficha === ficha.nro_ficha),
            counters,
          ))
            await manager.query(
              `UPDATE ${TABLE} SET ${COLUMNS.map((column) => `${column} = ?`)} WHERE id = ? AND en_formacion IS NULL`,
              [...COLUMNS.map((column) => figures[column as keyof Figures]), id],
            )
      })
      last = end.nro_ficha
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, COLUMNS)
  }
}

/** Returns the counters of the ficha after each import that the audit log has. */
async function countersByImport(runner: QueryRunner): Promise<Map<number, Counters>> {
  const counters = new Map<number, Counters>()
  for (let last = 0; ; ) {
    const entries: ({ id: number } & Record<'importacion' | 'en_formacion' | 'aprobados', unknown>)[] =
      await runner.query(ENTRIES, [last])
    const end = entries.at(-1)
    if (!end) return counters
    // A removal of personal data empties entries.
    for (const { importacion, en_formacion, aprobados } of entries)
      if (importacion !== null && en_formacion !== null && aprobados !== null)
        counters.set(Number(importacion), { en_formacion: Number(en_formacion), aprobados: Number(aprobados) })
    last = end.id
  }
}

/** Returns the figures of a ficha's judgments reports by import. `loads` are all of its imports, the oldest first. */
function figuresOf(ficha: FichaRow, loads: Load[], counters: Map<number, Counters>): Map<number, Figures> {
  const figures = new Map<number, Figures>()
  let report: number | undefined
  let current: Counters | undefined
  for (const { id, es_reporte, con_cambios } of loads) {
    if (Number(es_reporte) === 1) report = id
    current = counters.get(id) ?? (Number(con_cambios) === 1 ? undefined : current)
    if (report === undefined) continue
    if (current) figures.set(report, { ...current, resultados: ficha.resultados, minimo: null, maximo: null })
    else figures.delete(report)
  }
  if (report !== undefined) figures.set(report, ficha)
  return figures
}
