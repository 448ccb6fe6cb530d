import type { MigrationInterface, QueryRunner } from 'typeorm'

const IMPORTS_PER_BATCH = 100

type Row = { nro_documento: string; antes: Columns | null; despues: Columns | null }
type Columns = Record<string, string | null>
interface Import {
  id_importacion: number
  nro_ficha: number
  /** Null if the import was not undone. */
  id_deshacer: number | null
  tipo: string
  fecha_reporte: string | null
  sin_cambios: number | null
  contenido: string | Record<string, unknown>
  resumen: string | Record<string, unknown>
}

const IMPORTS = `
  SELECT d.id_importacion, i.nro_ficha, d.id_deshacer, i.tipo, i.fecha_reporte, i.sin_cambios, d.contenido, i.resumen
  FROM importacion_detalle d JOIN importacion i ON i.id = d.id_importacion
  WHERE d.id_importacion > ? ORDER BY d.id_importacion LIMIT ${IMPORTS_PER_BATCH}`

/**
 * Makes the details of imports smaller: they contain the report's date once, and only the columns that changed. Summaries
 * contain only values that are neither in columns nor zero. Before this migration, 19 of 20 characters of a detail were changed
 * dates.
 */
export class SmallerLoads1800000000023 implements MigrationInterface {
  name = 'SmallerLoads1800000000023'

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ; ) {
      const imports: Import[] = await runner.query(IMPORTS, [last])
      const end = imports.at(-1)
      if (!end) return
      const enrolled = await enrolledIn(runner, [...new Set(imports.map(({ nro_ficha }) => nro_ficha))])
      await inTransaction(runner, async () => {
        for (const load of imports) await shrink(runner, load, enrolled.get(load.nro_ficha) ?? [])
      })
      last = end.id_importacion
    }
  }

  /** Does nothing, because the former details cannot be computed from the smaller details. */
  async down(): Promise<void> {
    // The backup made before the upgrade has the former details.
  }
}

async function inTransaction(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.startTransaction()
  try {
    await work()
    await runner.commitTransaction()
  } catch (error) {
    await runner.rollbackTransaction()
    throw error
  }
}

async function shrink(runner: QueryRunner, load: Import, enrolled: string[]): Promise<void> {
  const { id_importacion: id } = load
  const [contenido, resumen] = [smallerDetail(load, enrolled), smallerSummary(load)].map((value) =>
    JSON.stringify(value),
  )
  await runner.query('UPDATE importacion_detalle SET contenido = ? WHERE id_importacion = ?', [contenido, id])
  await runner.query('UPDATE importacion SET resumen = ? WHERE id = ?', [resumen, id])
}

async function enrolledIn(runner: QueryRunner, fichas: number[]): Promise<Map<number, string[]>> {
  const rows: { nro_ficha: number; nro_documento: string }[] = await runner.query(
    `SELECT nro_ficha, nro_documento FROM matricula WHERE nro_ficha IN (${fichas.map(() => '?')})`,
    fichas,
  )
  const enrolled = new Map<number, string[]>()
  for (const { nro_ficha, nro_documento } of rows)
    enrolled.set(nro_ficha, [...(enrolled.get(nro_ficha) ?? []), nro_documento])
  return enrolled
}

const parsed = (json: string | Record<string, unknown>) =>
  (typeof json === 'string' ? JSON.parse(json) : json) as Record<string, unknown>

/** Returns the smaller detail. Idempotent, so that an interrupted upgrade can start again. */
function smallerDetail({ id_deshacer, tipo, fecha_reporte, contenido }: Import, enrolled: string[]) {
  const detail = parsed(contenido)
  const rows = (detail.matriculas ?? []) as Row[]
  const dated = rows.filter(({ antes, despues }) => antes && despues && 'fecha_reporte' in despues)
  const canBeUndone = id_deshacer === null && tipo !== 'deshacer'
  const fechas = canBeUndone && dated.length > 0 ? formerDates(dated, rows, fecha_reporte, enrolled) : detail.fechas
  return sparse({ ...detail, matriculas: rows.flatMap(changedColumns), ...(fechas ? { fechas } : {}) })
}

/**
 * Returns the most frequent former date of the report, and the people with other dates. Enrolled people without an entry in
 * the detail are among them with the new date, because they may have had that date before.
 */
function formerDates(dated: Row[], rows: Row[], day: string | null, enrolled: string[]) {
  const moved = dated.filter(({ despues }) => despues?.fecha_reporte === day && day !== null)
  if (moved.every(({ antes }) => antes?.fecha_reporte === day)) return undefined
  const counts = new Map<string | null, number>()
  for (const { antes } of moved) {
    const former = antes?.fecha_reporte ?? null
    counts.set(former, (counts.get(former) ?? 0) + 1)
  }
  const [antes] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  const named = new Set(rows.map(({ nro_documento }) => nro_documento))
  const otras = [
    ...moved.map((row) => [row.nro_documento, row.antes?.fecha_reporte ?? null] as const),
    ...enrolled.filter((document) => !named.has(document)).map((document) => [document, day] as const),
  ].filter(([, former]) => former !== antes)
  return { antes, ...(otras.length > 0 && { otras: Object.fromEntries(otras) }) }
}

function changedColumns({ nro_documento, antes, despues }: Row): Row[] {
  const without = ({ fecha_reporte: _, ...columns }: Columns) => columns
  if (!antes || !despues)
    return [{ nro_documento, antes: antes && without(antes), despues: despues && without(despues) }]
  const changed = Object.keys(without(despues)).filter((column) => antes[column] !== despues[column])
  const only = (row: Columns) => Object.fromEntries(changed.map((column) => [column, row[column] ?? null]))
  return changed.length === 0 ? [] : [{ nro_documento, antes: only(antes), despues: only(despues) }]
}

function smallerSummary({ tipo, sin_cambios, resumen }: Import) {
  const { id: _, archivo: __, fecha_reporte: ___, nro_ficha: ____, ...rest } = parsed(resumen)
  const { registros, aprendices, avisos, programa, ...more } = rest
  return sparse({
    ...more,
    ...(rest.tipo === tipo && { tipo: null }),
    ...(!sin_cambios && { avisos, programa }),
    registros: sparse((registros ?? {}) as object),
    aprendices: aprendices ? sparse(aprendices) : null,
  })
}

const sparse = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  )
