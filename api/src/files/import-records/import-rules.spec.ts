import { dayText } from '@fichero/contract/day-text'
import type { ImportQuery, ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { apprenticesReport, judgmentsReport } from '../../../testing/typed-reports.js'
import { daysAfter, lastPossibleDay, today } from '../../rules/today.js'
import { ageRefusal, requireFicha, requirePastReport, requireValidRows } from './accept-upload.js'
import { loadedSummary, summaryOf } from './import-record.js'

function throwIfSet(error: Error | null) {
  if (error) throw error
}

/** Returns code and parameters of the error that a check throws; null if the check passes. */
const errorOf = (require: () => void) => {
  try {
    require()
    return null
  } catch (error) {
    const { code, params } = error as { code: string; params: object }
    return { code, ...params }
  }
}

it.each<[number | null, number | null, object | null]>([
  [null, 3, null],
  [7, 3, null],
  [8, 3, { code: 'wrong_ficha', archivo: 'a.xls', recibido: 8, fila: 3, esperado: 7 }],
  [8, null, { code: 'wrong_ficha', archivo: 'a.xls', recibido: 8, fila: 1, esperado: 7 }],
])('requireFicha compares the number %s in a file (row %s) with ficha 7', (nro_ficha, fila_ficha, refused) => {
  const report = apprenticesReport([], { nro_ficha, fila_ficha })
  expect(errorOf(() => requireFicha(report, 'a.xls', { nro_ficha: 7 }))).toEqual(refused)
})

it('requirePastReport rejects a report with a date in the future', () => {
  const of = (fecha_reporte: string | null) =>
    errorOf(() => requirePastReport(judgmentsReport([], [], { fecha_reporte }), 'a.xls'))
  expect([of(null), of('2020-01-01'), of(lastPossibleDay())]).toEqual([null, null, null])
  const later = daysAfter(lastPossibleDay(), 1)
  const days = { fecha: dayText(later, 'es'), hoy: dayText(today(), 'es') }
  expect(of(later)).toEqual({ code: 'report_in_future', archivo: 'a.xls', ...days })
})

it.each<[string, 'juicios' | 'aprendices', string | null, string | null | undefined, boolean, boolean]>([
  ['an older report', 'juicios', '2026-05-01', '2026-05-02', false, true],
  ['an older report that is forced', 'juicios', '2026-05-01', '2026-05-02', true, false],
  ['a report from the same day', 'juicios', '2026-05-02', '2026-05-02', false, false],
  ['a newer report', 'juicios', '2026-05-03', '2026-05-02', false, false],
  ['an older list of apprentices', 'aprendices', '2026-05-01', '2026-05-02', false, true],
  ['a report without a date', 'juicios', null, '2026-05-02', false, false],
  ['a report that follows a report without a date', 'juicios', '2026-05-01', null, false, false],
  ['the first report', 'juicios', '2026-05-01', undefined, false, false],
])(
  'ageRefusal returns an error only for a report that is older than the last report and not forced: %s',
  (_, kind, fecha_reporte, before, forzar, isRejected) => {
    const dated = { fecha_reporte }
    const report = kind === 'juicios' ? judgmentsReport([], [], dated) : apprenticesReport([], dated)
    const last = before === undefined ? null : { id: 1, archivo: '', fecha: new Date(), fecha_reporte: before }
    const refused = { code: 'import_older', fecha: '01/05/2026', fecha_anterior: '02/05/2026' }
    expect(errorOf(() => throwIfSet(ageRefusal(report, last, { forzar })))).toEqual(isRejected ? refused : null)
  },
)

const problem = (fila: number, overrides: Partial<RowProblem> = {}): RowProblem => ({
  fila,
  columna: 'Documento',
  valor: '1',
  code: 'text_contradicts',
  motivo: 'no es un documento',
  params: {},
  ...overrides,
})

it.each([
  ['no rejected rows', [], {}, 3, false],
  ['rejected rows', [problem(4), problem(5)], {}, 3, true],
  ['rejected rows in a dry run', [problem(4)], { simular: true }, 3, false],
  ['rejected rows and a request for the valid rows', [problem(4)], { parcial: true }, 1, false],
  ['only rejected rows and a request for the valid rows', [problem(4)], { parcial: true }, 0, true],
] as const)(
  'requireValidRows decides whether to reject a file that has %s',
  (_, rechazos, query, accepted, isRejected) => {
    const reporte = { archivo: 'a.xls', rechazados: 2, filas: 9, rechazos } as unknown as ImportReport
    const refused = errorOf(() => requireValidRows(reporte, accepted, query as ImportQuery))
    const first = { fila: 4, columna: 'Documento', motivo: 'no es un documento' }
    const params = { code: 'rows_rejected', archivo: 'a.xls', rechazados: 2, filas: 9, ...first }
    expect(refused).toEqual(isRejected ? params : null)
    if (isRejected)
      expect(() => requireValidRows(reporte, accepted, query as ImportQuery)).toThrow(
        expect.objectContaining({ extra: { reporte } }),
      )
  },
)

describe('the summary of an import', () => {
  const counts = { nuevos: 1, cambiados: 2, sin_cambio: 3 }
  const outcome = { nro_ficha: 7, simulado: true, registros: counts, aprendices: null, rejected: [], warnings: [] }
  const present = (overrides: object = {}, reportOverrides: object = {}) =>
    summaryOf(
      {
        name: 'a.xls',
        sha256: '',
        report: judgmentsReport([], [], { filas: 9, fecha_reporte: '2026-05-01', ...reportOverrides }),
      },
      { ...outcome, ...overrides },
    )

  it('has the properties of the file and the counts of its changes', () => {
    expect(present()).toEqual({
      id: null,
      tipo: 'juicios',
      archivo: 'a.xls',
      fecha_reporte: '2026-05-01',
      programa: null,
      nro_ficha: 7,
      simulado: true,
      registros: counts,
      aprendices: null,
      retirados: 0,
      aprobaciones_retiradas: 0,
      filas: 9,
      rechazados: 0,
      advertencias: 0,
      rechazos: [],
      avisos: [],
    })
    expect(present({ retirados: 4, aprobaciones_retiradas: 3 })).toMatchObject({
      retirados: 4,
      aprobaciones_retiradas: 3,
    })
    expect(present({}, { programa: 'A' }).programa).toBe('A')
    expect(present({}, { programa: 'A', denominacion: 'B' }).programa).toBe('B')
  })

  it('sorts problems by row, and counts a row with several problems once', () => {
    const rejected = [problem(5), problem(3), problem(5, { columna: 'Otra' })]
    const { rechazos, rechazados } = present({ rejected })
    expect(rechazos.map(({ fila, columna }) => [fila, columna])).toEqual([
      [3, 'Documento'],
      [5, 'Documento'],
      [5, 'Otra'],
    ])
    expect(rechazados).toBe(2)
    const { avisos, advertencias } = present({ warnings: [problem(9), problem(2), problem(2)] })
    expect(avisos.map(({ fila }) => fila)).toEqual([2, 2, 9])
    expect(advertencias).toBe(3)
  })

  it('lists the conflict of a person once for each document number', () => {
    const conflict = (fila: number, documento: string) =>
      problem(fila, { code: 'person_conflict', params: { documento } })
    const rejected = [conflict(2, '1'), conflict(3, '2'), conflict(4, '1'), problem(5), problem(6)]
    const { rechazos, rechazados } = present({ rejected })
    expect(rechazos.map(({ fila }) => fila)).toEqual([2, 3, 5, 6])
    expect(rechazados).toBe(5)
  })

  it('lists at most 500 problems, but counts all problems', () => {
    const many = Array.from({ length: 501 }, (_, at) => problem(at + 1))
    const report = present({ rejected: many, warnings: many })
    expect([report.rechazos.length, report.avisos.length]).toEqual([500, 500])
    expect([report.rechazados, report.advertencias]).toEqual([501, 501])
  })

  it('has warnings in the past tense after the import', () => {
    const warned = present({
      warnings: [problem(2, { code: 'outcome_kept', params: { valor: '1 - A', columna: 'RAE' } })],
    })
    const [before, after] = [warned.avisos[0]?.motivo, loadedSummary(warned).avisos[0]?.motivo]
    expect(after).toContain('1 - A')
    expect(after).not.toBe(before)
    expect({ ...loadedSummary(warned), avisos: [] }).toEqual({ ...warned, avisos: [] })
  })
})
