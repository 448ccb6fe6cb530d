import { DESIGN, stateOf } from '../../../../testing/ficha-states.js'
import { judgmentRecord, judgmentsReport, outcomeRecord } from '../../../../testing/typed-reports.js'
import type { JudgmentRecord } from '../../../files/spreadsheet-reader/records.js'
import { planJudgments } from './plan-judgments.js'

const [ANA, EVA] = ['1001', '1002']

const warningsOf = (records: JudgmentRecord[], overrides: Parameters<typeof judgmentsReport>[2] = {}) =>
  planJudgments(judgmentsReport(DESIGN, records, { nro_ficha: 2_800_001, ...overrides }), stateOf()).warnings.filter(
    ({ code }) => code === 'person_outcomes_missing',
  )

it('a person with fewer outcomes than the report causes a warning that names the missing outcomes', () => {
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

it('the warning lists five missing outcomes of a person, and an ellipsis for more', () => {
  const design = Array.from({ length: 8 }, (_, index) => outcomeRecord({ ...DESIGN[0]!, codigo: String(200 + index) }))
  expect(warningsOf([judgmentRecord(EVA, '200', null)], { design })).toMatchObject([
    { params: { faltan: 7, total: 8, resultados: '201, 202, 203, 204, 205, …' } },
  ])
})

it('missing outcomes cause no warning in a list without the number of its ficha', () => {
  expect(warningsOf([judgmentRecord(EVA, '102', null)], { nro_ficha: null })).toEqual([])
})
