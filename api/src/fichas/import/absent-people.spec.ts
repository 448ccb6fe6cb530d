import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { currentPerson, DESIGN, stateOf } from '../../testing/ficha-states.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../testing/typed-reports.js'
import { planAbsent } from './absent-people.js'

const FICHA = 2_800_001
const DAY = '2026-05-02'
const documents = (count: number) => Array.from({ length: count }, (_, place) => String(1001 + place))
const enrolled = (...people: string[]) => stateOf({ enrolments: people.map((document) => currentPerson(document)) })
const listing = (people: ReturnType<typeof personRecord>[], given: object = {}) =>
  apprenticesReport(people, { nro_ficha: FICHA, fecha_reporte: DAY, ...given })
const decisions = (plan: ReturnType<typeof planAbsent>) =>
  plan?.personas.map(({ nro_documento, decision, documento_nuevo }) => [nro_documento, decision, documento_nuevo])

it('is null while the report contains everybody', () => {
  expect(
    planAbsent(listing(documents(3).map((document) => personRecord(document))), enrolled(...documents(3)), undefined),
  ).toBeNull()
})

it.each<[string, object]>([
  ['a list without the number of its ficha', { nro_ficha: null }],
  ['a list of people without a date', { fecha_reporte: null }],
])('asks nothing about %s', (_, given) => {
  expect(planAbsent(listing([personRecord('1001')], given), enrolled('1001', '1002'), undefined)).toBeNull()
})

it('leaves people out whom a newer report names, and those who are out already', () => {
  const state = stateOf({
    enrolments: [
      currentPerson('1001', { fecha_reporte: '2026-05-03' }),
      currentPerson('1002', { estado: OUT_OF_REPORT }),
      currentPerson('1003', { fecha_reporte: DAY }),
    ],
  })
  expect(decisions(planAbsent(listing([personRecord('1009')]), state, undefined))).toEqual([['1003', 'fuera', null]])
})

describe('the proposal', () => {
  const all = documents(12)
  const stay = (count: number) => all.slice(0, count).map((document) => personRecord(document))
  const planOf = (people: ReturnType<typeof personRecord>[], given: object = {}) =>
    planAbsent(listing(people, given), enrolled(...all), undefined)

  it('is that a person left where few are absent', () => {
    expect(planOf(stay(10))).toMatchObject({ incompleto: false, propuesto: true, motivo: null })
  })

  it('is that the file is incomplete where more than two people are absent', () => {
    expect(planOf(stay(9))).toMatchObject({ incompleto: true, motivo: 'muchos' })
  })

  it('is that the file is incomplete where more than a fifth of the people is absent', () => {
    const plan = planAbsent(listing(stay(3)), enrolled(...documents(4)), undefined)
    expect(plan).toMatchObject({ incompleto: true, motivo: 'muchos' })
  })

  it('is that the file is incomplete where rows could not be read', () => {
    const rejected = [{ fila: 7, columna: 'Documento', valor: 'x', code: 'document_invalid', motivo: '', params: {} }]
    expect(planOf(stay(11), { rejected })).toMatchObject({ incompleto: true, motivo: 'rechazos' })
  })

  it('is that the file is incomplete where the last person has fewer outcomes than others', () => {
    const rows = ['101', '102', '103'].map((code) => judgmentRecord('1001', code, 'APROBADO'))
    const report = (cut: number) =>
      judgmentsReport(DESIGN, [...rows, ...rows.slice(cut).map((row) => ({ ...row, nro_documento: '1002' }))], {
        nro_ficha: FICHA,
      })
    const state = enrolled(...documents(6))
    const of = (cut: number) => planAbsent(report(cut), state, 'fuera')
    expect(of(1)).toMatchObject({ motivo: 'cortado' })
    expect(of(0)).toMatchObject({ motivo: 'muchos' })
  })

  it.each([
    ['LUZ', 'SOTO 1012'],
    ['soto', '1012 luz'],
    ['1012  LÚZ', 'SÓTO'],
  ])('is that %s %s is the same person under another number', (nombre, apellido) => {
    const plan = planOf([...stay(11), personRecord('2012', { nombre, apellido })])
    expect(decisions(plan)).toEqual([['1012', 'misma', '2012']])
    expect(plan).toMatchObject({ incompleto: false, motivo: null })
  })

  it('counts only people without a counterpart among the absent', () => {
    const renumbered = all.slice(4).map((document) => personRecord(`9${document}`, { apellido: `SOTO ${document}` }))
    expect(planOf([...stay(4), ...renumbered])).toMatchObject({ incompleto: false, motivo: null })
  })

  it('does not choose between two people of one name', () => {
    const twins = ['2012', '2013'].map((document) => personRecord(document, { apellido: 'SOTO 1012' }))
    const plan = planOf([...stay(11), ...twins])
    expect(decisions(plan)).toEqual([['1012', 'fuera', null]])
    expect(plan?.personas[0]?.candidatos).toMatchObject([{ mismo_nombre: true }, { mismo_nombre: true }])
  })
})

describe('the decisions', () => {
  const report = listing([personRecord('1001'), personRecord('2002'), personRecord('2003')])
  const state = enrolled(...documents(3))
  it.each<[string, unknown[] | null]>([
    [
      'fuera',
      [
        ['1002', 'fuera', null],
        ['1003', 'fuera', null],
      ],
    ],
    [
      '1002:fuera,1003:fuera',
      [
        ['1002', 'fuera', null],
        ['1003', 'fuera', null],
      ],
    ],
    [
      '1003:2002,fuera',
      [
        ['1002', 'fuera', null],
        ['1003', 'misma', '2002'],
      ],
    ],
    [
      '1002:2002,1003:2003',
      [
        ['1002', 'misma', '2002'],
        ['1003', 'misma', '2003'],
      ],
    ],
    ['1002:fuera', null],
    ['1002:2002,1003:2002', null],
    ['1002:1001,fuera', null],
    ['1002:77777,fuera', null],
  ])('%s decide about everybody, or are asked for again', (said, expected) => {
    const plan = planAbsent(report, state, said)
    expect(plan?.propuesto).toBe(expected === null)
    if (expected) expect(decisions(plan)).toEqual(expected)
  })

  it('take the file as incomplete', () => {
    expect(planAbsent(report, state, 'incompleto')).toMatchObject({ incompleto: true, propuesto: false })
  })
})
