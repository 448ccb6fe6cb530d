import { FICHA_CATEGORIES, type FichaOrder, type FichaSort } from '@fichero/contract/enums'
import { lastReportDate } from '../../files/import-records/last-report.js'
import { categoryColumn } from '../../rules/stage-and-category.js'

/**
 * Returns the ORDER BY of a list of fichas; the highest number comes first among fichas with the same value.
 * @param ficha the table's name or alias in the statement
 */
export function orderOf(order: FichaOrder = '-ficha', day: string, ficha = 'ficha') {
  const direction = order.startsWith('-') ? 'DESC' : 'ASC'
  const { sql, parameters } = sortSql(order.replace('-', '') as FichaSort, day, ficha)
  return { sql: `${sql} ${direction}, ${ficha}.nro_ficha DESC`, parameters }
}

function sortSql(sort: FichaSort, day: string, f: string): { sql: string; parameters: string[] } {
  if (sort === 'categoria') return categorySort(day, f)
  const ofProgram = (column: string) => `(SELECT s.${column} FROM programa s WHERE s.id = ${f}.id_programa_formacion)`
  const needed = `${f}.total_aprendices_en_formacion * ${ofProgram('total_resultados')}`
  const reported = lastReportDate(`${f}.nro_ficha`)
  const sorts: Record<Exclude<FichaSort, 'categoria'>, string> = {
    ficha: `${f}.nro_ficha`,
    // Names have columns in Spanish order, because the collations of the engines differ.
    programa: ofProgram('busqueda'),
    jefe: `(SELECT s.orden FROM usuario s WHERE s.id = ${f}.id_jefe)`,
    jornada: `${f}.jornada`,
    oferta: `${f}.oferta`,
    aprendices: `${f}.total_aprendices_en_formacion`,
    progreso: `CASE WHEN ${needed} = 0 THEN 0 ELSE ${f}.aprobados_en_formacion * 1.0 / (${needed}) END`,
    // Before the first report nothing is known to be missing.
    faltan: `CASE WHEN ${reported} IS NULL THEN 0 ELSE ${needed} - ${f}.aprobados_en_formacion END`,
    reporte: reported,
  }
  return { sql: sorts[sort], parameters: [] }
}

/** Orders by the course of a ficha, not by the names of the categories. */
function categorySort(day: string, ficha: string) {
  const { sql, parameters } = categoryColumn(day, ficha)
  const places = FICHA_CATEGORIES.map((category, index) => `WHEN '${category}' THEN ${index}`)
  return { sql: `CASE ${sql} ${places.join(' ')} END`, parameters }
}
