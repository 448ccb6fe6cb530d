import type { JudgmentRecord } from '../../sheets/records.js'
import { DESIGN, stateOf } from '../../testing/ficha-states.js'
import { judgmentRecord, judgmentsReport, outcomeRecord } from '../../testing/typed-reports.js'
import { planJudgments } from './plan-judgments.js'

const [ANA, EVA] = ['1001', '1002']

const warningsOf = (records: JudgmentRecord[], given: Parameters<typeof judgmentsReport>[2] = {}) =>
  planJudgments(judgmentsReport(DESIGN, records, { nro_ficha: 2_800_001, ...given }), stateOf()).warnings.filter(
    ({ code }) => code === 'person_outcomes_missing',
  )

it('names people who have fewer outcomes than the report, and those outcomes', () => {
  const all = ['101', '102', '103'].map((code) => judgmentRecord(ANA, code, 'APROBADO'))
  expect(warningsOf([...all, judgmentRecord(EVA, '102', null)])).toMatchObject([
    {
      fila: 2,
      columna: 'Resultado',
      valor: EVA,
      params: { documento: EVA, faltan: 2, total: 3, resultados: '101, 103' },
    },
  ])
  expect(warningsOf(all)).toEqual([])
})

it('names five outcomes that a person lacks, and that there are more', () => {
  const design = Array.from({ length: 8 }, (_, place) => outcomeRecord({ ...DESIGN[0]!, codigo: String(200 + place) }))
  expect(warningsOf([judgmentRecord(EVA, '200', null)], { design })).toMatchObject([
    { params: { faltan: 7, total: 8, resultados: '201, 202, 203, 204, 205, …' } },
  ])
})

it('expects all outcomes of nobody in a list that does not name its ficha', () => {
  expect(warningsOf([judgmentRecord(EVA, '102', null)], { nro_ficha: null })).toEqual([])
})
