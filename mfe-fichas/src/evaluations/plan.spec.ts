import { describe, expect, test } from '@jest/globals'
import { isRisky, planChoice } from './plan'

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

describe('the action after a simulation', () => {
  test('a report without errors is applied as it is', () => {
    expect(planChoice({ report: report(10, 0), older: undefined })).toEqual({
      label: 'apply',
      parcial: false,
      forzar: false,
    })
  })

  test('a report with rejected rows is applied partially', () => {
    expect(planChoice({ report: report(10, 1), older: undefined })).toMatchObject({
      label: 'applyValid',
      parcial: true,
    })
  })

  test('an older report overrides the newer one', () => {
    expect(planChoice({ report: report(10, 0), older: new Error() })).toMatchObject({ label: 'force', forzar: true })
    expect(planChoice({ report: report(10, 2), older: new Error() })).toEqual({
      label: 'forceValid',
      parcial: true,
      forzar: true,
    })
  })

  test('a report without valid rows cannot be applied', () => {
    expect(planChoice({ report: report(3, 3), older: undefined }).label).toBeUndefined()
  })

  test.each([
    [true, undefined],
    [false, 'apply'],
  ])('of a file with absent people, taken as incomplete: %s, is %s', (incompleto, label) => {
    const ausentes = { incompleto, propuesto: false, motivo: null, personas: [] }
    expect(planChoice({ report: { ...report(10, 0), ausentes }, older: undefined }).label).toBe(label)
  })
})

test.each([
  ['adds only', 0, undefined, false],
  ['takes approvals back', 1, undefined, true],
  ['is older than what is loaded', 0, new Error(), true],
  ['does both', 2, new Error(), true],
])('somebody is asked before a report that %s: %#', (_, aprobaciones_retiradas, older, expected) => {
  expect(isRisky({ report: { ...report(10, 0), aprobaciones_retiradas }, older })).toBe(expected)
})
