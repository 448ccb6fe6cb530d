import type { ImportKind } from '@fichero/contract/enums'
import { withoutClosingLines } from './closing-lines.js'
import type { Field } from './column-fields.js'
import { NO_RESULT } from './lost-values.js'
import type { Cell } from './sheet.js'
import { cellOf } from './sheet-table.js'

const PERSON: Field[] = ['nro_documento', 'nombre', 'apellido']
const FIELDS: Record<ImportKind, Field[]> = {
  juicios: [...PERSON, 'juicio'],
  aprendices: PERSON,
  personas: PERSON,
  tyt: PERSON,
  programa: ['competencia', 'resultado'],
  instructores: ['nombre', 'apellido', 'competencia'],
  pe04: ['ficha', 'estado_curso'],
}

/** Returns the number of data rows, and the warnings about other rows. */
function separated(layout: ImportKind, rows: Cell[][]) {
  const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
  const columns = new Map(FIELDS[layout].map((field, at) => [field, at]))
  const signature = { fila: rows.length + 2, cells: [null, ' firma ', null, ' de Ana'] }
  const found = withoutClosingLines(all, [...all, signature], layout, (row, field) => cellOf({ columns }, row, field))
  return [found.rows.length, ...found.warnings.map(({ code, fila, valor }) => [code, fila, valor])]
}

describe('a closing line', () => {
  const SIGNATURE = ['line_ignored', 4, 'firma de Ana']

  it.each<[ImportKind, Cell[], Cell[]]>([
    ['juicios', ['1900099001', 'ANA', 'RÍOS', 'APROBADO'], ['TOTAL', 'ANA', 'RÍOS', null]],
    ['juicios', ['12345', null, null, null], ['1234', null, null, null]],
    ['juicios', [null, null, null, 'APROBADO'], [24, null, null, ' ']],
    ['juicios', [NO_RESULT, null, null, null], ['Total: 12', null, null, null]],
    ['aprendices', ['1.900.099.001', null, null], ['TOTAL', 'ANA', null]],
    ['aprendices', [null, 'ANA', 'RÍOS'], [null, null, 'Firma']],
    ['personas', [null, NO_RESULT, 'RÍOS'], [null, 'Elaboró', ' ']],
    ['pe04', [2_888_001, 'En ejecucion'], ['TOTAL', 3]],
    ['programa', ['1 - A', null], ['Horas', 40]],
    ['programa', [null, '2 - B'], ['1', '2']],
    ['programa', [NO_RESULT, null], ['A - 1', null]],
    ['programa', [null, NO_RESULT], [null, 'x']],
  ])('is recognised in %s: below the data row %j, the line %j', (layout, data, line) => {
    const valor = line.filter((cell) => String(cell ?? '').trim() !== '').join(' ')
    expect(separated(layout, [data, line])).toEqual([1, ['line_ignored', 3, valor], SIGNATURE])
    expect(separated(layout, [line, data])).toEqual([2, SIGNATURE])
  })

  it('is not removed if no row contains data', () => {
    expect(
      separated('programa', [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual([2])
  })
})
