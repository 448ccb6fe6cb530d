import type { ImportKind } from '@fichero/contract/enums'
import { rowsOf } from '../testing/spreadsheets.js'
import { interpretSheets } from './interpret.js'
import type { Report } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const read = (rows: Cell[][], ...accepts: ImportKind[]): Report =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', { accepts })
const judgments = (change: (rows: Cell[][]) => void) => {
  const rows = rowsOf('judgments')
  change(rows)
  return read(rows, 'juicios')
}
const PEOPLE: Cell[][] = [
  ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado'],
  ['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION'],
]
const list = (...preamble: Cell[][]) => read([...preamble, ...PEOPLE], 'aprendices')

describe('labels above the headings', () => {
  it.each<[string, Cell[][], object]>([
    ['in one cell with their value', [['Ficha de Caracterización: 2999001 - COCINA']], { nro_ficha: 2999001 }],
    [
      'in one cell, beside another',
      [['Ficha: 2999001', 'Fecha del Reporte: 14/11/2026']],
      { fecha_reporte: '2026-11-14' },
    ],
    [
      'all in one cell',
      [['Código: 228118, Versión: 1 Programa: COCINA: REGIONAL']],
      { codigo: '228118', version: '1', denominacion: 'COCINA: REGIONAL' },
    ],
    ['with an hour', [['Fecha del Reporte: 14/11/2026 10:30']], { fecha_reporte: '2026-11-14' }],
    ['beside each other', [['Ficha', '2999001', 'Código', 228118]], { nro_ficha: 2999001, codigo: '228118' }],
    ['without a value', [['Código:', 'Versión:', '1']], { codigo: null, version: '1' }],
    ['with a zero-width blank', [['Ficha de Caracterización:\u200b', '2999001 - COCINA']], { nro_ficha: 2999001 }],
    [
      'with a sign of direction',
      [['\u200fFicha de Caracte\u00adrización\u200f:', '\u200b2999001\u200b - COCINA']],
      { nro_ficha: 2999001 },
    ],
    ['none', [['Lista: de la mañana', 'a las 10:30']], { nro_ficha: null, fecha_reporte: null }],
  ])('are read: %s', (_, preamble, expected) => expect(list(...preamble)).toMatchObject(expected))

  it('are refused where a ficha or a date in one cell is none', () => {
    expect(() => list(['Ficha: mañana'])).toThrow(
      expect.objectContaining({ code: 'report_ficha_invalid', params: expect.objectContaining({ celda: 'A1' }) }),
    )
    expect(() => list(['Fecha del Reporte: ayer'])).toThrow(expect.objectContaining({ code: 'report_date_invalid' }))
  })

  it('refuse no design, which has neither', () => {
    const rows = [
      ['Ficha: mañana', 'Fecha del Reporte: ayer'],
      ['Competencia', 'Resultado'],
      ['1 - A', '2 - B'],
    ]
    expect(read(rows, 'programa')).toMatchObject({ rejected: [], outcomes: [{ fila: 3 }], nro_ficha: null })
  })

  it.each([
    ['Cógigo:', 'C4', 3],
    ['Versión:', 'C5', 4],
  ])('%s is not cut', (_, celda, row) => {
    const long = '1'.repeat(21)
    const change = (rows: Cell[][]) => {
      rows[row]![2] = long
    }
    expect(() => judgments(change)).toThrow(
      expect.objectContaining({
        code: 'report_code_too_long',
        params: expect.objectContaining({ celda, valor: long, max: 20 }),
      }),
    )
    const users = [
      ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Correo', 'Tipo'],
      ['CC', 1900099001, 'ANA', 'RÍOS', 'a@fichero.example', 'planta'],
    ]
    expect(read([['Código', long], ...users], 'personas')).toMatchObject({ codigo: null, rejected: [] })
  })
})

describe('the row of the headings', () => {
  const refusal = (rows: Cell[][], ...accepts: ImportKind[]) => {
    try {
      return read(rows, ...accepts)
    } catch (error) {
      return error as { code: string; params: Record<string, string | number> }
    }
  }

  it.each(['\u200b', '\u200f', '\u00ad', '\ufeff'])('is read with %j at both ends and inside', (sign) => {
    const report = judgments((rows) => {
      rows[0] = [`${sign}Reporte de Juicios de Evaluación${sign}`]
      rows[12] = rows[12]!.map((cell) => cell && `${sign}${String(cell).replace('m', `m${sign}`)}${sign}`)
    })
    expect(report).toMatchObject({ rejected: [], warnings: [] })
  })

  it('is told where it is not, with what comes nearest', () => {
    const rows = [
      ['Reporte de Aprendices'],
      ['Ficha de Caracterización:', null, '3000219 - COCINA REGIONAL'],
      ['Estado:', null, 'EN EJECUCION'],
      ['Tipo Docto', 'Numero de Documnto', 'Nonbre', 'Apellid', 'Estado del aprendis'],
      ['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION'],
    ]
    expect(refusal(rows, 'aprendices')).toMatchObject({
      code: 'header_not_found',
      params: {
        hasta: 5,
        esperado: expect.stringContaining('Número de Documento'),
        parecidos: expect.stringContaining('«Numero de Documnto» (B4) → «Número de Documento»'),
      },
    })
    expect(refusal(rows.slice(0, 3), 'aprendices')).toMatchObject({
      code: 'header_not_found',
      params: { parecidos: '—' },
    })
    expect(refusal([['Curso', 'Nota']], 'juicios')).toMatchObject({ params: { hasta: 1, parecidos: '—' } })
  })

  it.each(['juicios', 'aprendices'] as const)('is told where it stands too low for %s', (kind) => {
    const rows = rowsOf('judgments')
    rows.splice(12, 0, ...Array.from({ length: 60 }, () => []))
    expect(refusal(rows, kind)).toMatchObject({ code: 'header_too_low', params: { fila: 73, hasta: 60 } })
    expect(refusal([...Array.from({ length: 70 }, () => []), ...PEOPLE], 'aprendices', 'juicios')).toMatchObject({
      code: 'header_too_low',
      params: { fila: 71 },
    })
  })
})
