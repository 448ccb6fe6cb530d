import type { RowProblem } from '@fichero/contract/imports.schema'
import type { PersonRecord } from '../../sheets/records.js'
import { currentPerson, DESIGN, stateOf } from '../../testing/ficha-states.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../testing/typed-reports.js'
import { conflictRows, conflictsOf, renamedPeople, withoutPeople } from './person-conflicts.js'
import { planFicha } from './plan-ficha.js'

const [ANA, EVA] = ['1001', '1002']
const OTHER = { nombre: 'PEDRO', apellido: 'PARDO' }
const other = personRecord(ANA, { ...OTHER, fila: 4 })
const enrolled = { enrolments: [currentPerson(ANA)] }
const elsewhere = { others: [currentPerson(ANA)], otherFichas: { [ANA]: [7, 9] } }

describe('a document that stands for another person', () => {
  it.each<[string, Parameters<typeof stateOf>[0], string | null]>([
    ['here', enrolled, '2800001'],
    ['in other fichas', elsewhere, '7, 9'],
    ['here and in others', { ...enrolled, otherFichas: { [ANA]: [7] } }, '2800001, 7'],
    ['in no ficha any more', { others: [currentPerson(ANA)] }, null],
    ['nowhere', {}, null],
  ])('%s is a conflict in %s', (_, before, fichas) => {
    const conflicts = conflictsOf(apprenticesReport([other, personRecord(EVA)]), stateOf(before))
    const conflict = { code: 'person_conflict', fila: 4, columna: 'Documento', valor: ANA }
    const params = { documento: ANA, antes: `CC LUZ SOTO ${ANA}`, despues: 'CC PEDRO PARDO', fichas, filas: 1 }
    expect([...conflicts.keys()]).toEqual(fichas === null ? [] : [ANA])
    if (fichas !== null) expect(conflicts.get(ANA)).toMatchObject({ ...conflict, params })
  })

  it.each<[string, Partial<PersonRecord>, object, boolean]>([
    ['the same name', {}, {}, false],
    ['another type alone', { tipo_documento: 'TI' }, {}, false],
    ['another name', OTHER, {}, true],
    ['half of another name and another type', { nombre: 'PEDRO', apellido: 'SOTO', tipo_documento: 'TI' }, {}, true],
    ['half of another name', { nombre: 'PEDRO', apellido: 'SOTO' }, {}, false],
    [
      'half of another name in a list without types',
      { nombre: 'PEDRO', apellido: 'SOTO', tipo_documento: 'TI' },
      { nro_documento: 'Documento' },
      false,
    ],
  ])('is one where the file has %s', (_, said, headings, isConflict) => {
    const report = apprenticesReport([personRecord(ANA, { apellido: 'SOTO', ...said })], {
      ...(Object.keys(headings).length > 0 && { headings }),
    })
    const known = stateOf({ enrolments: [currentPerson(ANA, { apellido: 'SOTO' })] })
    expect(conflictsOf(report, known).size > 0).toBe(isConflict)
  })

  it('rejects all of the person’s rows and nobody else’s', () => {
    const told = (documento: string) => ({ code: 'text_contradicts', params: { documento } }) as unknown as RowProblem
    const rows = [
      judgmentRecord(ANA, '101', 'APROBADO', { fila: 4 }),
      judgmentRecord(EVA, '101', 'APROBADO', { fila: 5 }),
      judgmentRecord(ANA, '102', null, { fila: 6 }),
    ]
    const report = judgmentsReport(DESIGN, rows, {
      people: [other, personRecord(EVA)],
      warnings: [told(ANA), told(EVA)],
    })
    const conflicts = conflictsOf(report, stateOf(enrolled))
    expect(conflicts.get(ANA)?.params).toMatchObject({ filas: 2 })
    expect(conflictRows(report, conflicts).map(({ code, fila }) => [code, fila])).toEqual([
      ['person_conflict', 4],
      ['person_conflict', 6],
    ])
    const rest = withoutPeople(report, conflicts)
    expect(rest.people.map(({ nro_documento }) => nro_documento)).toEqual([EVA])
    expect(rest.judgments.map(({ fila }) => fila)).toEqual([5])
    expect(rest.warnings).toEqual([told(EVA)])
    const plan = planFicha(report, stateOf(enrolled), { warnNew: false, renombrar: false })
    expect(plan.rejected.map(({ fila }) => fila)).toEqual([4, 6])
    expect(plan.people.map(({ record }) => record.nro_documento)).toEqual([EVA])
  })

  it('of a list rejects the row of the list', () => {
    const report = apprenticesReport([other, personRecord(EVA)], { headings: {} })
    const conflicts = conflictsOf(report, stateOf(enrolled))
    expect(conflictRows(report, conflicts)).toMatchObject([{ fila: 4, columna: 'Número de Documento' }])
    const rest = withoutPeople(report, conflicts)
    expect(rest.people).toEqual([personRecord(EVA)])
    expect(rest).not.toHaveProperty('judgments')
    expect(withoutPeople(report, new Map())).toBe(report)
  })

  it('is the same person where the request says so', () => {
    const report = apprenticesReport([other], { nro_ficha: 1 })
    const plan = planFicha(report, stateOf(enrolled), { warnNew: false, renombrar: true })
    expect(plan).toMatchObject({ rejected: [], people: [{ person: OTHER }] })
  })
})

describe('a name that changes', () => {
  it.each<[string, Partial<PersonRecord>, Parameters<typeof stateOf>[0], string | null, object]>([
    ['in this ficha only is not told', { nombre: 'LUZ MARINA' }, enrolled, null, {}],
    [
      'in other fichas too is told',
      { nombre: 'LUZ MARINA' },
      elsewhere,
      'person_renamed',
      { antes: `CC LUZ SOTO ${ANA}`, despues: `CC LUZ MARINA SOTO ${ANA}`, fichas: '7, 9' },
    ],
    ['to another person’s is told', OTHER, enrolled, 'person_replaced', { documento: ANA, despues: 'CC PEDRO PARDO' }],
    ['to another person’s in other fichas is told with them', OTHER, elsewhere, 'person_renamed', { fichas: '7, 9' }],
    ['not at all is not told', {}, elsewhere, null, {}],
    ['of somebody new is not told', OTHER, {}, null, {}],
  ])('%s', (_, said, before, code, params) => {
    const report = apprenticesReport([personRecord(ANA, { fila: 8, ...said })])
    const state = stateOf(before)
    const { people } = planFicha(report, state, { warnNew: false, renombrar: true })
    const told = renamedPeople(people, report.headings, state)
    expect(told.map((problem) => problem.code)).toEqual(code === null ? [] : [code])
    if (code) expect(told[0]).toMatchObject({ fila: 8, columna: 'Documento', valor: ANA, params })
  })
})
