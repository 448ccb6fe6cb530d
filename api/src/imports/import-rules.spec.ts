import type { ImportQuery, ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { daysAfter, lastPossibleDay, today } from '../domain/today.js'
import { apprenticesReport, judgmentsReport } from '../testing/typed-reports.js'
import { ageRefusal, formatDay, requireFicha, requirePastReport, requireValidRows } from './import-rules.js'
import { loadedSummary, summaryOf } from './import-summary.js'

function thrown(error: Error | null) {
  if (error) throw error
}

const refusal = (require: () => void) => {
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
])('a file of the ficha %s is loaded into 7, or refused', (nro_ficha, fila_ficha, refused) => {
  const report = apprenticesReport([], { nro_ficha, fila_ficha })
  expect(refusal(() => requireFicha(report, 'a.xls', { nro_ficha: 7 }))).toEqual(refused)
})

it('a report is of today at the latest', () => {
  const of = (fecha_reporte: string | null) =>
    refusal(() => requirePastReport(judgmentsReport([], [], { fecha_reporte }), 'a.xls'))
  expect([of(null), of('2020-01-01'), of(lastPossibleDay())]).toEqual([null, null, null])
  const later = daysAfter(lastPossibleDay(), 1)
  const days = { fecha: formatDay(later), hoy: formatDay(today()) }
  expect(of(later)).toEqual({ code: 'report_in_future', archivo: 'a.xls', ...days })
})

it.each<[string, 'juicios' | 'aprendices', string | null, string | null | undefined, boolean, boolean]>([
  ['older', 'juicios', '2026-05-01', '2026-05-02', false, true],
  ['older and forced', 'juicios', '2026-05-01', '2026-05-02', true, false],
  ['of the same day', 'juicios', '2026-05-02', '2026-05-02', false, false],
  ['newer', 'juicios', '2026-05-03', '2026-05-02', false, false],
  ['a list and older', 'aprendices', '2026-05-01', '2026-05-02', false, true],
  ['without a date', 'juicios', null, '2026-05-02', false, false],
  ['after one without a date', 'juicios', '2026-05-01', null, false, false],
  ['the first', 'juicios', '2026-05-01', undefined, false, false],
])('a report that is %s', (_, kind, fecha_reporte, before, forzar, isRefused) => {
  const given = { fecha_reporte }
  const report = kind === 'juicios' ? judgmentsReport([], [], given) : apprenticesReport([], given)
  const last = before === undefined ? null : { id: 1, archivo: '', fecha: new Date(), fecha_reporte: before }
  const refused = { code: 'import_older', fecha: '01/05/2026', fecha_anterior: '02/05/2026' }
  expect(refusal(() => thrown(ageRefusal(report, last, { forzar })))).toEqual(isRefused ? refused : null)
})

const problem = (fila: number, given: Partial<RowProblem> = {}): RowProblem => ({
  fila,
  columna: 'Documento',
  valor: '1',
  code: 'text_contradicts',
  motivo: 'no es un documento',
  params: {},
  ...given,
})

it.each([
  ['nothing is rejected', [], {}, 3, false],
  ['rows are rejected', [problem(4), problem(5)], {}, 3, true],
  ['it is a simulation', [problem(4)], { simular: true }, 3, false],
  ['the others are to be loaded', [problem(4)], { parcial: true }, 1, false],
  ['the others are to be loaded, and there are none', [problem(4)], { parcial: true }, 0, true],
] as const)('where %s', (_, rechazos, query, accepted, isRefused) => {
  const reporte = { archivo: 'a.xls', rechazados: 2, filas: 9, rechazos } as unknown as ImportReport
  const refused = refusal(() => requireValidRows(reporte, accepted, query as ImportQuery))
  const first = { fila: 4, columna: 'Documento', motivo: 'no es un documento' }
  const params = { code: 'rows_rejected', archivo: 'a.xls', rechazados: 2, filas: 9, ...first }
  expect(refused).toEqual(isRefused ? params : null)
  if (isRefused)
    expect(() => requireValidRows(reporte, accepted, query as ImportQuery)).toThrow(
      expect.objectContaining({ extra: { reporte } }),
    )
})

describe('what an import answers', () => {
  const counts = { nuevos: 1, cambiados: 2, sin_cambio: 3 }
  const outcome = { nro_ficha: 7, simulado: true, registros: counts, aprendices: null, rejected: [], warnings: [] }
  const present = (given: object = {}, of: object = {}) =>
    summaryOf(
      { name: 'a.xls', sha256: '', report: judgmentsReport([], [], { filas: 9, fecha_reporte: '2026-05-01', ...of }) },
      { ...outcome, ...given },
    )

  it('is what the file is and what it changes', () => {
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

  it('lists problems by row, and counts each row once', () => {
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

  it('lists a person who is another’s once', () => {
    const conflict = (fila: number, documento: string) =>
      problem(fila, { code: 'person_conflict', params: { documento } })
    const rejected = [conflict(2, '1'), conflict(3, '2'), conflict(4, '1'), problem(5), problem(6)]
    const { rechazos, rechazados } = present({ rejected })
    expect(rechazos.map(({ fila }) => fila)).toEqual([2, 3, 5, 6])
    expect(rechazados).toBe(5)
  })

  it('lists five hundred, and counts all', () => {
    const many = Array.from({ length: 501 }, (_, at) => problem(at + 1))
    const report = present({ rejected: many, warnings: many })
    expect([report.rechazos.length, report.avisos.length]).toEqual([500, 500])
    expect([report.rechazados, report.advertencias]).toEqual([501, 501])
  })

  it('tells what happened once it is loaded', () => {
    const warned = present({
      warnings: [problem(2, { code: 'outcome_kept', params: { valor: '1 - A', columna: 'RAE' } })],
    })
    const [before, after] = [warned.avisos[0]?.motivo, loadedSummary(warned).avisos[0]?.motivo]
    expect(after).toContain('1 - A')
    expect(after).not.toBe(before)
    expect({ ...loadedSummary(warned), avisos: [] }).toEqual({ ...warned, avisos: [] })
  })
})
