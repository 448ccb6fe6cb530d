import { describe, expect, test } from '@jest/globals'
import { judgmentTexts, splitCompetencies } from './competencies'

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
  lo_evalua: null,
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

  test('are split into incomplete and complete ones; every outcome that is not approved is missing', () => {
    const { incomplete, complete } = splitCompetencies(all)
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
    expect(incomplete.map(({ id, missing, approved }) => [id, idsOf(missing), idsOf(approved)])).toEqual([
      [1, [2, 3], [1]],
    ])
    expect(complete.map(({ id, missing, approved }) => [id, missing, idsOf(approved)])).toEqual([[2, [], [4]]])
  })
})

describe('judgmentTexts', () => {
  test('returns no texts for a pending outcome, except the evaluator if there is one', () => {
    expect(judgmentTexts(pending)).toEqual({ evaluador: undefined, observacion: undefined })
    expect(judgmentTexts({ ...pending, evaluador: 'Rosa Elvira Cárdenas' }).evaluador).toBe('Rosa Elvira Cárdenas')
  })

  test.each([
    ['no evaluator where the report says "por asignar"', 'por asignar', undefined],
    ['no evaluator where the report has none', '', undefined],
    ['no evaluator where the report has only spaces', '  ', undefined],
    ['the name of an evaluator', 'Rosa Elvira', 'Rosa Elvira'],
  ])('returns %s', (_, evaluador, shown) => {
    expect(judgmentTexts({ ...judged('APROBADO'), evaluador }).evaluador).toBe(shown)
  })

  test.each(['', ' ', 'pendiente de evaluación', ' pendiente de evaluación '])(
    'returns no observation for the text %j',
    (text) => {
      expect(judgmentTexts(judged('NO APROBADO', text)).observacion).toBeUndefined()
    },
  )

  test('returns `completed` as the observation of an approval that has none', () => {
    expect(judgmentTexts(judged('APROBADO'))).toMatchObject({ observacion: 'completed' })
  })

  test('does not return `completed` for a judgment other than an approval', () => {
    expect(judgmentTexts(judged('NO APROBADO')).observacion).toBeUndefined()
  })

  test('returns other texts unchanged', () => {
    expect(judgmentTexts(judged('NO APROBADO', 'Debe repetir'))).toMatchObject({
      evaluador: 'Rosa Elvira Cárdenas',
      observacion: 'Debe repetir',
    })
  })
})
