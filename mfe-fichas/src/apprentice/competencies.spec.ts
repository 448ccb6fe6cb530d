import { describe, expect, test } from '@jest/globals'
import { judgmentTexts, pendingOnly, withTotals } from './competencies'

const pending = {
  estado: 'pendiente',
  evaluador: 'por asignar',
  observacion: 'pendiente de evaluación',
  fecha_registro: null,
} as const
const judged = (estado: 'APROBADO' | 'NO APROBADO', observacion = '') => ({
  estado,
  evaluador: 'Rosa Elvira Cárdenas',
  observacion,
  fecha_registro: '2026-02-03 08:15:00',
})
const outcome = (id: number, juicio_evaluativo: ReturnType<typeof judged> | typeof pending) => ({
  id,
  codigo: String(593100 + id),
  nombre_rae: `Resultado ${id}`,
  juicio_evaluativo,
  cambios: 0,
})
const competency = (id: number, aprobados: number, resultados_aprendizaje: ReturnType<typeof outcome>[]) => ({
  id,
  codigo: String(38300 + id),
  nombre_competencia: `Competencia ${id}`,
  aprobados,
  resultados_aprendizaje,
})

describe('the competencies of an apprentice', () => {
  const all = [
    competency(1, 1, [outcome(1, judged('APROBADO')), outcome(2, judged('NO APROBADO')), outcome(3, pending)]),
    competency(2, 1, [outcome(4, judged('APROBADO'))]),
  ]

  test('only what is not approved is pending, NO APROBADO included', () => {
    const [first, ...rest] = pendingOnly(all)
    expect(first?.resultados_aprendizaje.map(({ id }) => id)).toEqual([2, 3])
    expect(rest).toEqual([])
  })

  test('the counts stay those of the whole competency', () => {
    expect(pendingOnly(all)[0]).toMatchObject({ aprobados: 1, total: 3 })
    expect(withTotals(all).map(({ total }) => total)).toEqual([3, 1])
  })
})

describe('the texts of a judgment', () => {
  test('a pending outcome has none, unless somebody owes the judgment', () => {
    expect(judgmentTexts(pending)).toEqual({ evaluador: undefined, observacion: undefined })
    expect(judgmentTexts({ ...pending, evaluador: 'Rosa Elvira Cárdenas' }).evaluador).toBe('Rosa Elvira Cárdenas')
  })

  test.each([
    ['por asignar', undefined],
    ['', undefined],
    ['  ', undefined],
    ['Rosa Elvira', 'Rosa Elvira'],
  ])('the evaluator %j is shown as %j', (evaluador, shown) => {
    expect(judgmentTexts({ ...judged('APROBADO'), evaluador }).evaluador).toBe(shown)
  })

  test.each(['', ' ', 'pendiente de evaluación', ' pendiente de evaluación '])('%j is no observation', (text) => {
    expect(judgmentTexts(judged('NO APROBADO', text)).observacion).toBeUndefined()
  })

  test('an approval without an observation is a completed evaluation', () => {
    expect(judgmentTexts(judged('APROBADO'))).toMatchObject({ observacion: 'completed' })
  })

  test('no other judgment gets one', () => {
    expect(judgmentTexts(judged('NO APROBADO')).observacion).toBeUndefined()
  })

  test('other texts are unchanged', () => {
    expect(judgmentTexts(judged('NO APROBADO', 'Debe repetir'))).toMatchObject({
      evaluador: 'Rosa Elvira Cárdenas',
      observacion: 'Debe repetir',
    })
  })
})
