import { currentPerson, stateOf } from '../../../../testing/ficha-states.js'
import { apprenticesReport, personRecord } from '../../../../testing/typed-reports.js'
import { planFicha } from './plan-ficha.js'

const [ANA, EVA] = ['1001', '1002']

it('planFicha warns about newly enrolled people with the option `warnNew`', () => {
  const plan = (warnNew: boolean, overrides = {}) =>
    planFicha(
      apprenticesReport([personRecord(ANA), personRecord(EVA)], { nro_ficha: 1, ...overrides }),
      stateOf({ enrolments: [currentPerson(ANA)] }),
      { renombrar: false, warnNew },
    )
  expect(plan(false).warnings).toEqual([])
  expect(plan(true).warnings).toMatchObject([
    {
      code: 'enrolled_by_report',
      columna: 'Documento',
      valor: EVA,
      params: { documento: EVA, nombre: `LUZ SOTO ${EVA}` },
    },
  ])
  expect(plan(true, { headings: {} }).warnings).toMatchObject([{ columna: 'Número de Documento' }])
})
