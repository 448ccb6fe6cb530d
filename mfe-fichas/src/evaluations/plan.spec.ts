import { describe, expect, test } from '@jest/globals'
import { isRisky, planAction } from './plan'

const report = (filas: number, rechazados: number) => ({
  id: null,
  tipo: 'juicios' as const,
  archivo: 'Reporte de Juicios Evaluativos.xls',
  fecha_reporte: '2026-11-14',
  nro_ficha: 2999001,
  simulado: true,
  filas,
  rechazados,
  advertencias: 0,
  registros: { nuevos: 0, cambiados: 0, sin_cambio: filas - rechazados },
  programa: null,
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: [],
  avisos: [],
})

describe('the action of a plan', () => {
  test('imports all rows of a report without errors', () => {
    expect(planAction({ report: report(10, 0), older: undefined })).toEqual({
      label: 'apply',
      parcial: false,
      forzar: false,
    })
  })

  test('imports the valid rows of a report with rejected rows', () => {
    expect(planAction({ report: report(10, 1), older: undefined })).toMatchObject({
      label: 'applyValid',
      parcial: true,
    })
  })

  test('overrides the newer report that was imported before', () => {
    expect(planAction({ report: report(10, 0), older: new Error() })).toMatchObject({ label: 'force', forzar: true })
    expect(planAction({ report: report(10, 2), older: new Error() })).toEqual({
      label: 'forceValid',
      parcial: true,
      forzar: true,
    })
  })

  test('does not exist for a report without valid rows', () => {
    expect(planAction({ report: report(3, 3), older: undefined }).label).toBeUndefined()
  })

  test.each([
    ['does not exist if the report lacks people and counts as incomplete', true, undefined],
    ['imports all rows if the report lacks people and counts as complete', false, 'apply'],
  ])('%s', (_, incompleto, label) => {
    const ausentes = { incompleto, propuesto: false, motivo: null, personas: [] }
    expect(planAction({ report: { ...report(10, 0), ausentes }, older: undefined }).label).toBe(label)
  })
})

test.each([
  ['that only adds judgments needs no confirmation', 0, undefined, false],
  ['that withdraws approvals needs a confirmation', 1, undefined, true],
  ['that is older than the last one needs a confirmation', 0, new Error(), true],
  ['that is older and withdraws approvals needs a confirmation', 2, new Error(), true],
])('applying a report %s', (_, aprobaciones_retiradas, older, expected) => {
  expect(isRisky({ report: { ...report(10, 0), aprobaciones_retiradas }, older })).toBe(expected)
})
