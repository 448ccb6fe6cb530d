import { cleanText, competencyOf, dateTimeOf } from './cells.js'
import { normalise } from './headings.js'
import type { Cell, Preamble, Sheet } from './records.js'

const MAX_DENOMINATION = 255

interface Labelled {
  fila: number
  value: Cell
}

/** Reads labels and the first value to their right (column C in SOFIA's files, column B in some re-saves). */
export function readPreamble(rows: Cell[][], sheet: Sheet): Preamble {
  const labels = labelled(rows)
  const find = (...names: string[]) => names.map((name) => labels.get(name)).find((found) => found !== undefined)
  const ficha = find('ficha de caracterizacion', 'ficha', 'numero de ficha', 'nro ficha', 'codigo ficha')
  // `cogigo` is a misspelling in SOFIA's own reports.
  const code = find('cogigo', 'codigo', 'codigo programa', 'codigo del programa', 'codigo de programa')
  const version = find('version', 'version programa', 'version del programa')
  const name = find('denominacion', 'programa', 'programa de formacion', 'nombre programa', 'nombre del programa')
  const date = find('fecha del reporte', 'fecha reporte', 'fecha de reporte')
  const named = competencyOf(ficha?.value)
  const number = /^\d{5,9}$/.exec(named?.codigo ?? cleanText(ficha?.value))
  return {
    nro_ficha: number ? Number(number[0]) : null,
    fila_ficha: number ? ficha!.fila : null,
    programa: named ? programName(named.nombre) : null,
    codigo: cleanText(code?.value).slice(0, 20) || null,
    fila_codigo: code?.fila ?? null,
    version: cleanText(version?.value).slice(0, 20) || null,
    denominacion: programName(cleanText(name?.value)) || null,
    fecha_reporte: dateTimeOf(date?.value ?? null, sheet.date1904)?.slice(0, 10) ?? null,
  }
}

/** Some official names end in `.` or ` .`. */
function programName(text: string): string {
  let end = text.length
  while (end > 0 && ' .'.includes(text[end - 1]!)) end--
  return text.slice(0, Math.min(end, MAX_DENOMINATION))
}

function labelled(rows: Cell[][]): Map<string, Labelled> {
  const labels = new Map<string, Labelled>()
  rows.forEach((row, index) => {
    const at = row.findIndex((cell) => cleanText(cell) !== '')
    const value = row.slice(at + 1).find((cell) => cleanText(cell) !== '')
    const label = normalise(cleanText(row[at])).replace(/ ?:$/, '')
    if (at >= 0 && value !== undefined && !labels.has(label)) labels.set(label, { fila: index + 1, value })
  })
  return labels
}
