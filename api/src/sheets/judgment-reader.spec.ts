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
  it.each<[Written, object]>([
    [{ juicio: 'APROBADO' }, { estado: 'APROBADO' }],
    [{ juicio: ' no  aprobado' }, { estado: 'NO APROBADO' }],
    [{ juicio: 'Por  evaluar' }, { estado: null, evaluador_documento: '99999993', evaluador_nombre: 'LUZ PEÑA' }],
    [{ fecha: '25/06/2025 18.16 a' }, { fecha_registro: '2025-06-25 18:16:00' }],
    [{ fecha: ' ' }, { fecha_registro: null }],
    [{ observacion: ' Entregó  todo ' }, { observacion: 'Entregó todo' }],
    [{ observacion: ' ' }, { observacion: null }],
    [{ observacion: 'ñ'.repeat(500) }, { observacion: 'ñ'.repeat(500) }],
    [{ funcionario: 'L'.repeat(MAX_NAME) }, { evaluador_documento: null, evaluador_nombre: 'L'.repeat(MAX_NAME) }],
    [{ funcionario: '99999993' }, { evaluador_documento: '99999993', evaluador_nombre: null }],
  ])('%j is kept', (written, expected) => {
    const { judgments, rejected, warnings } = report(written)
    expect(judgments).toMatchObject([expected])
    expect([rejected, warnings]).toEqual([[], []])
  })

  it.each<[Written, string, string, object]>([
    [{ juicio: 'APROBADO SÍ' }, 'judgment_unknown', 'Juicio', {}],
    [{ juicio: null }, 'judgment_unknown', 'Juicio', {}],
    [{ fecha: 'ayer' }, 'date_invalid', 'Fecha y Hora del Juicio', {}],
    [{ funcionario: 'L'.repeat(MAX_NAME + 1) }, 'text_too_long', 'Funcionario', { max: MAX_NAME }],
    [{ funcionario: '#N/A' }, 'cell_unreadable', 'Funcionario', {}],
    [{ observacion: 'ñ'.repeat(501) }, 'text_too_long', 'Observaciones', { max: 500 }],
    [{ observacion: '#REF!' }, 'cell_unreadable', 'Observaciones', {}],
    [{ juicio: 'POR EVALUAR', observacion: '#REF!' }, 'cell_unreadable', 'Observaciones', {}],
  ])('%j rejects its row, and no other', (written, code, columna, params) => {
    const { judgments, rejected, warnings } = report(written, {})
    expect(judgments).toMatchObject([{ fila: 3, resultado: '2' }])
    expect(rejected).toMatchObject([{ code, fila: 2, columna, params }])
    expect(warnings).toEqual([])
  })

  it('that is to come has no date and no observation, and says that one was written', () => {
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

  it('that nobody gave is told with its person', () => {
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

it('an evaluator who cannot be read is told once for each way of writing', () => {
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
