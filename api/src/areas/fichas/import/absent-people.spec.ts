import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { currentPerson, DESIGN, stateOf } from '../../../../testing/ficha-states.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import { planAbsent } from './absent-people.js'

const FICHA = 2_800_001
const DAY = '2026-05-02'
/** Returns this many document numbers, from 1001. */
const documents = (count: number) => Array.from({ length: count }, (_, index) => String(1001 + index))
/** The state of a ficha with these people. */
const enrolled = (...people: string[]) => stateOf({ enrolments: people.map((document) => currentPerson(document)) })
/** A list of apprentices with these people. */
const listing = (people: ReturnType<typeof personRecord>[], overrides: object = {}) =>
  apprenticesReport(people, { nro_ficha: FICHA, fecha_reporte: DAY, ...overrides })
/** Returns number, decision and new number of each absent person. */
const decisions = (plan: ReturnType<typeof planAbsent>) =>
  plan?.personas.map(({ nro_documento, decision, documento_nuevo }) => [nro_documento, decision, documento_nuevo])

it('planAbsent returns null if the report contains everybody', () => {
  expect(
    planAbsent(listing(documents(3).map((document) => personRecord(document))), enrolled(...documents(3)), undefined),
  ).toBeNull()
})

it.each<[string, object]>([
  ['a list without the number of its ficha', { nro_ficha: null }],
  ['a list of people without a date', { fecha_reporte: null }],
])('planAbsent returns null for %s', (_, overrides) => {
  expect(planAbsent(listing([personRecord('1001')], overrides), enrolled('1001', '1002'), undefined)).toBeNull()
})

it('planAbsent ignores people with a newer report, and people who already left', () => {
  const state = stateOf({
    enrolments: [
      currentPerson('1001', { fecha_reporte: '2026-05-03' }),
      currentPerson('1002', { estado: OUT_OF_REPORT }),
      currentPerson('1003', { fecha_reporte: DAY }),
    ],
  })
  expect(decisions(planAbsent(listing([personRecord('1009')]), state, undefined))).toEqual([['1003', 'fuera', null]])
})

it.each([
  ['the document number', { documents: ['1002'], names: [] }],
  ['the name, in another order and without accents', { documents: [], names: ['soto 1002 Lúz'] }],
])('planAbsent does not ask about a person of whom a rejected row has %s', (_, mentioned) => {
  expect(planAbsent(listing([personRecord('1001')], { mentioned }), enrolled('1001', '1002'), undefined)).toBeNull()
})

describe('the proposal', () => {
  const all = documents(12)
  const stay = (count: number) => all.slice(0, count).map((document) => personRecord(document))
  const planOf = (people: ReturnType<typeof personRecord>[], overrides: object = {}) =>
    planAbsent(listing(people, overrides), enrolled(...all), undefined)

  it('is that a person left, if few are absent', () => {
    expect(planOf(stay(10))).toMatchObject({ incompleto: false, propuesto: true, motivo: null })
  })

  it('is that the file is incomplete, if more than two people are absent', () => {
    expect(planOf(stay(9))).toMatchObject({ incompleto: true, motivo: 'muchos' })
  })

  it('is that the file is incomplete, if more than a fifth of the people are absent', () => {
    const plan = planAbsent(listing(stay(3)), enrolled(...documents(4)), undefined)
    expect(plan).toMatchObject({ incompleto: true, motivo: 'muchos' })
  })

  it('is that the file is incomplete, if rows could not be read', () => {
    const rejected = [{ fila: 7, columna: 'Documento', valor: 'x', code: 'document_invalid', motivo: '', params: {} }]
    expect(planOf(stay(11), { rejected })).toMatchObject({ incompleto: true, motivo: 'rechazos' })
  })

  it('is that the file is incomplete, if the last person has fewer resultados than others', () => {
    const rows = ['101', '102', '103'].map((code) => judgmentRecord('1001', code, 'APROBADO'))
    const report = (cut: number) =>
      judgmentsReport(DESIGN, [...rows, ...rows.slice(cut).map((row) => ({ ...row, nro_documento: '1002' }))], {
        nro_ficha: FICHA,
      })
    const state = enrolled(...documents(6))
    const of = (cut: number) => planAbsent(report(cut), state, 'fuera')
    expect(of(1)).toMatchObject({ motivo: 'cortado' })
    // Rejected rows explain it already.
    const rejected = [{ fila: 7, columna: 'Documento', valor: 'x', code: 'document_invalid', motivo: '', params: {} }]
    expect(planAbsent({ ...report(1), rejected } as never, state, 'fuera')).toMatchObject({ motivo: 'rechazos' })
    expect(of(0)).toMatchObject({ motivo: 'muchos' })
  })

  it.each([
    ['the number is part of the surname', 'LUZ', 'SOTO 1012'],
    ['case, order and number differ', 'soto', '1012 luz'],
    ['accents and order differ', '1012  LÚZ', 'SÓTO'],
  ])('is that a person is the same under another number, although %s', (_, nombre, apellido) => {
    const plan = planOf([...stay(11), personRecord('2012', { nombre, apellido })])
    expect(decisions(plan)).toEqual([['1012', 'misma', '2012']])
    expect(plan).toMatchObject({ incompleto: false, motivo: null })
  })

  it('does not call a file incomplete that has the absent people under new numbers', () => {
    const renumbered = all.slice(4).map((document) => personRecord(`9${document}`, { apellido: `SOTO ${document}` }))
    expect(planOf([...stay(4), ...renumbered])).toMatchObject({ incompleto: false, motivo: null })
  })

  it('does not choose between two people with the same name', () => {
    const twins = ['2012', '2013'].map((document) => personRecord(document, { apellido: 'SOTO 1012' }))
    const plan = planOf([...stay(11), ...twins])
    expect(decisions(plan)).toEqual([['1012', 'fuera', null]])
    expect(plan?.personas[0]?.candidatos).toMatchObject([{ mismo_nombre: true }, { mismo_nombre: true }])
  })
})

describe('the parameter with the decisions', () => {
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
  ])('%s is accepted only if it covers everybody with valid numbers', (parameter, expected) => {
    const plan = planAbsent(report, state, parameter)
    expect(plan?.propuesto).toBe(expected === null)
    if (expected) expect(decisions(plan)).toEqual(expected)
  })

  it('can declare that the file is incomplete', () => {
    expect(planAbsent(report, state, 'incompleto')).toMatchObject({ incompleto: true, propuesto: false })
  })
})
