import type { ImportReport } from '@fichero/contract/imports.schema'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { groupBy } from '../group-by.js'

const VALUES = ['estado', 'fecha_inicio', 'fecha_fin', 'horas'] as const

/**
 * Counts new, changed and unchanged rows of a report, and the rows that it no longer has (`retirados`, which `cambiados`
 * includes). A row is the same one if instructor and competency are; of several, in the order of their first days.
 */
export function compareSchedules(
  former: readonly ScheduledRow[],
  rows: readonly ScheduledRow[],
): Pick<ImportReport, 'registros' | 'retirados'> {
  const before = keyed(former)
  const after = keyed(rows)
  const registros = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
  for (const [key, row] of after) {
    const same = before.get(key)
    if (!same) registros.nuevos++
    else if (VALUES.every((value) => same[value] === row[value])) registros.sin_cambio++
    else registros.cambiados++
  }
  const retirados = [...before.keys()].filter((key) => !after.has(key)).length
  return { registros: { ...registros, cambiados: registros.cambiados + retirados }, retirados }
}

/** Returns rows by instructor, competency and, if somebody has several rows for one, their number. */
function keyed(rows: readonly ScheduledRow[]): Map<string, ScheduledRow> {
  const groups = groupBy(rows, ({ nombre, apellido, competencia }) =>
    [nombre, apellido, competencia].map(textKey).join('|'),
  )
  return new Map(
    [...groups].flatMap(([key, group]) =>
      group
        .toSorted((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))
        .map((row, index) => [`${key}|${index}`, row] as const),
    ),
  )
}
