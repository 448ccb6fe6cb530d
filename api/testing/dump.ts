import type { DataSource } from 'typeorm'

/** Tables that an undo does not restore: history, audit log, plans of dry runs, known devices and running nodes. */
const HISTORY = [
  'importacion',
  'importacion_detalle',
  'cambio_matricula',
  'auditoria',
  'plan_importacion',
  'lote',
  'lote_reporte',
  'origen_conocido',
  'sesion_institucion',
  'nodo',
]

/** Returns all rows that an undo must restore exactly, as sorted JSON lines by table: all tables except `HISTORY`. */
export async function dumpOf(dataSource: DataSource): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const { tableName } of dataSource.entityMetadatas) {
    if (HISTORY.includes(tableName)) continue
    const rows: unknown[] = await dataSource.query(`SELECT * FROM ${tableName}`)
    dump[tableName] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}
