import type { DataSource } from 'typeorm'

/** The record of what happened, which grows with every change, the plans of simulations, where people signed in, and what runs. */
const HISTORY = [
  'importacion',
  'importacion_detalle',
  'cambio_matricula',
  'auditoria',
  'plan_importacion',
  'origen_conocido',
  'nodo',
]

/** All rows of all other tables, one JSON line each, by table: what an undone change must give back to the byte. */
export async function dumpOf(dataSource: DataSource): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const { tableName } of dataSource.entityMetadatas) {
    if (HISTORY.includes(tableName)) continue
    const rows: unknown[] = await dataSource.query(`SELECT * FROM ${tableName}`)
    dump[tableName] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}
