import { MAX_NAME } from '@fichero/contract/limits'
import { interpretSheets } from './interpret.js'
import type { JudgmentsReport } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const PERSON = ['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos', 'Estado']
const JUDGMENT = ['Competencia', 'Resultado', 'Juicio', 'Fecha y Hora del Juicio', 'Funcionario', 'Observaciones']
const LUZ = 'CC 99999993 - LUZ PEÑA'

interface Written {
  juicio?: Cell
  fecha?: Cell
  funcionario?: Cell
  observacion?: Cell
}

/** A report of one person with a row for each judgment, from row 2 on. */
function report(...judgments: Written[]): JudgmentsReport {
  const rows = judgments.map(({ juicio = 'APROBADO', fecha = null, funcionario = LUZ, observacion = null }, at) => [
    ...['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION', '1 - A', `${at + 1} - B`],
    ...[juicio, fecha, funcionario, observacion],
  ])
  const sheet = { ...emptySheet('workbook'), rows: [[...PERSON, ...JUDGMENT], ...rows] }
  return interpretSheets([sheet], 'a.xls', { accepts: ['juicios'] }) as JudgmentsReport
}

describe('a judgment', () => {
  it.each<[string, Written, object]>([
    ['an approval', { juicio: 'APROBADO' }, { estado: 'APROBADO' }],
    ['a judgment in lower case', { juicio: ' no  aprobado' }, { estado: 'NO APROBADO' }],
    [
      'a pending judgment with its evaluator',
      { juicio: 'Por  evaluar' },
      { estado: null, evaluador_documento: '99999993', evaluador_nombre: 'LUZ PEÑA' },
    ],
    ['a date with a Spanish hour', { fecha: '25/06/2025 18.16 a' }, { fecha_registro: '2025-06-25 18:16:00' }],
    ['an empty date', { fecha: ' ' }, { fecha_registro: null }],
    ['an observation without spaces around it', { observacion: ' Entregó  todo ' }, { observacion: 'Entregó todo' }],
    ['a blank observation', { observacion: ' ' }, { observacion: null }],
    ['an observation of 500 characters', { observacion: 'ñ'.repeat(500) }, { observacion: 'ñ'.repeat(500) }],
    [
      'the longest name of an evaluator',
      { funcionario: 'L'.repeat(MAX_NAME) },
      { evaluador_documento: null, evaluador_nombre: 'L'.repeat(MAX_NAME) },
    ],
    [
      'an evaluator with a document number only',
      { funcionario: '99999993' },
      { evaluador_documento: '99999993', evaluador_nombre: null },
    ],
  ])('is read: %s', (_, written, expected) => {
    const { judgments, rejected, warnings } = report(written)
    expect(judgments).toMatchObject([expected])
    expect([rejected, warnings]).toEqual([[], []])
  })

  it.each<[string, Written, string, string, object]>([
    ['an unknown judgment', { juicio: 'APROBADO SÍ' }, 'judgment_unknown', 'Juicio', {}],
    ['a missing judgment', { juicio: null }, 'judgment_unknown', 'Juicio', {}],
    ['a date in words', { fecha: 'ayer' }, 'date_invalid', 'Fecha y Hora del Juicio', {}],
    [
      'an evaluator whose name is too long',
      { funcionario: 'L'.repeat(MAX_NAME + 1) },
      'text_too_long',
      'Funcionario',
      { max: MAX_NAME },
    ],
    ['an evaluator that is an error of Excel', { funcionario: '#N/A' }, 'cell_unreadable', 'Funcionario', {}],
    [
      'an observation of 501 characters',
      { observacion: 'ñ'.repeat(501) },
      'text_too_long',
      'Observaciones',
      { max: 500 },
    ],
    ['an observation that is an error of Excel', { observacion: '#REF!' }, 'cell_unreadable', 'Observaciones', {}],
    [
      'a pending judgment whose observation is an error of Excel',
      { juicio: 'POR EVALUAR', observacion: '#REF!' },
      'cell_unreadable',
      'Observaciones',
      {},
    ],
  ])('is rejected without affecting other rows: %s', (_, written, code, columna, params) => {
    const { judgments, rejected, warnings } = report(written, {})
    expect(judgments).toMatchObject([{ fila: 3, resultado: '2' }])
    expect(rejected).toMatchObject([{ code, fila: 2, columna, params }])
    expect(warnings).toEqual([])
  })

  it('that is pending has no date and no observation, with a warning if the file has an observation', () => {
    const { judgments, rejected, warnings } = report(
      { juicio: 'POR EVALUAR', fecha: '25/06/2025', observacion: 'Falta' },
      { juicio: 'POR EVALUAR', fecha: 'ayer', funcionario: null },
    )
    expect(judgments).toMatchObject([
      { fecha_registro: null, observacion: null },
      { fecha_registro: null, observacion: null },
    ])
    expect(rejected).toEqual([])
    expect(warnings).toMatchObject([
      { code: 'observation_without_judgment', fila: 2, columna: 'Observaciones', valor: 'Falta' },
    ])
  })

  it('without an evaluator gets a warning that names the apprentice', () => {
    expect(report({ funcionario: '  -  ' }).warnings).toMatchObject([
      {
        code: 'judged_without_evaluator',
        fila: 2,
        columna: 'Funcionario',
        params: { documento: '1900099001', nombre: 'ANA RÍOS' },
      },
    ])
  })
})

it('an unreadable evaluator is reported once for each spelling', () => {
  const unread = 'CC 9999O993 - LUZ'
  const { warnings, judgments } = report(
    { funcionario: unread },
    { funcionario: unread },
    { funcionario: '123', juicio: 'POR EVALUAR' },
    { funcionario: 'CC 9999O994 - SOL' },
  )
  expect(warnings.map(({ code, fila, valor }) => [code, fila, valor])).toEqual([
    ['evaluator_unread', 2, unread],
    ['evaluator_dropped', 4, '123'],
    ['evaluator_unread', 5, 'CC 9999O994 - SOL'],
  ])
  expect(judgments).toHaveLength(4)
})
