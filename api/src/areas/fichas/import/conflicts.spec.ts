import type { RowProblem } from '@fichero/contract/imports.schema'
import { currentPerson, DESIGN, stateOf } from '../../../../testing/ficha-states.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import type { PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { conflictRows, conflictsOf, renamedPeople, withoutPeople } from './known-people.js'
import { planFicha } from './plan-ficha.js'

const [ANA, EVA] = ['1001', '1002']
const OTHER = { nombre: 'PEDRO', apellido: 'PARDO' }
const other = personRecord(ANA, { ...OTHER, fila: 4 })
const enrolled = { enrolments: [currentPerson(ANA)] }
const elsewhere = { others: [currentPerson(ANA)], otherFichas: { [ANA]: [7, 9] } }

describe('a document number that belongs to another person', () => {
  it.each<[string, Parameters<typeof stateOf>[0], string | null]>([
    ['is a conflict if that person is in this ficha', enrolled, '2800001'],
    ['is a conflict if that person is in other fichas', elsewhere, '7, 9'],
    [
      'is a conflict if that person is in this ficha and in another ficha',
      { ...enrolled, otherFichas: { [ANA]: [7] } },
      '2800001, 7',
    ],
    ['is no conflict if that person is in no ficha any more', { others: [currentPerson(ANA)] }, null],
    ['is no conflict if nobody has the number yet', {}, null],
  ])('%s (fichas in the error: %s)', (_, before, fichas) => {
    const conflicts = conflictsOf(apprenticesReport([other, personRecord(EVA)]), stateOf(before))
    const conflict = { code: 'person_conflict', fila: 4, columna: 'Documento', valor: ANA }
    const params = { documento: ANA, antes: `CC LUZ SOTO ${ANA}`, despues: 'CC PEDRO PARDO', fichas, filas: 1 }
    expect([...conflicts.keys()]).toEqual(fichas === null ? [] : [ANA])
    if (fichas !== null) expect(conflicts.get(ANA)).toMatchObject({ ...conflict, params })
  })

  it.each<[string, Partial<PersonRecord>, object, boolean]>([
    ['the same name', {}, {}, false],
    ['only another document type', { tipo_documento: 'TI' }, {}, false],
    ['another name', OTHER, {}, true],
    [
      'half of another name and another document type',
      { nombre: 'PEDRO', apellido: 'SOTO', tipo_documento: 'TI' },
      {},
      true,
    ],
    ['half of another name', { nombre: 'PEDRO', apellido: 'SOTO' }, {}, false],
    [
      'half of another name in a list without document types',
      { nombre: 'PEDRO', apellido: 'SOTO', tipo_documento: 'TI' },
      { nro_documento: 'Documento' },
      false,
    ],
  ])('is a conflict only if the name is clearly different: the file has %s', (_, changes, headings, isConflict) => {
    const report = apprenticesReport([personRecord(ANA, { apellido: 'SOTO', ...changes })], {
      ...(Object.keys(headings).length > 0 && { headings }),
    })
    const known = stateOf({ enrolments: [currentPerson(ANA, { apellido: 'SOTO' })] })
    expect(conflictsOf(report, known).size > 0).toBe(isConflict)
  })

  it('rejects all rows of the person, and no rows of other people', () => {
    const warning = (documento: string) =>
      ({ code: 'text_contradicts', params: { documento } }) as unknown as RowProblem
    const rows = [
      judgmentRecord(ANA, '101', 'APROBADO', { fila: 4 }),
      judgmentRecord(EVA, '101', 'APROBADO', { fila: 5 }),
      judgmentRecord(ANA, '102', null, { fila: 6 }),
    ]
    const report = judgmentsReport(DESIGN, rows, {
      people: [other, personRecord(EVA)],
      warnings: [warning(ANA), warning(EVA)],
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
    expect(rest.warnings).toEqual([warning(EVA)])
    const plan = planFicha(report, stateOf(enrolled), { warnNew: false, renombrar: false })
    expect(plan.rejected.map(({ fila }) => fila)).toEqual([4, 6])
    expect(plan.people.map(({ record }) => record.nro_documento)).toEqual([EVA])
  })

  it('rejects the row of the person in a list of apprentices', () => {
    const report = apprenticesReport([other, personRecord(EVA)], { headings: {} })
    const conflicts = conflictsOf(report, stateOf(enrolled))
    expect(conflictRows(report, conflicts)).toMatchObject([{ fila: 4, columna: 'Número de Documento' }])
    const rest = withoutPeople(report, conflicts)
    expect(rest.people).toEqual([personRecord(EVA)])
    expect(rest).not.toHaveProperty('judgments')
    expect(withoutPeople(report, new Map())).toBe(report)
  })

  it('is accepted as the number of the same person if the request asks for this', () => {
    const report = apprenticesReport([other], { nro_ficha: 1 })
    const plan = planFicha(report, stateOf(enrolled), { warnNew: false, renombrar: true })
    expect(plan).toMatchObject({ rejected: [], people: [{ person: OTHER }] })
  })
})

describe('a name in a report', () => {
  it.each<[string, Partial<PersonRecord>, Parameters<typeof stateOf>[0], string | null, object]>([
    ['that changes only in this ficha causes no warning', { nombre: 'LUZ MARINA' }, enrolled, null, {}],
    [
      'that changes in other fichas too causes a warning',
      { nombre: 'LUZ MARINA' },
      elsewhere,
      'person_renamed',
      { antes: `CC LUZ SOTO ${ANA}`, despues: `CC LUZ MARINA SOTO ${ANA}`, fichas: '7, 9' },
    ],
    [
      'that changes to the name of another person causes a warning',
      OTHER,
      enrolled,
      'person_replaced',
      { documento: ANA, despues: 'CC PEDRO PARDO' },
    ],
    [
      'that changes to the name of another person in other fichas causes a warning with these fichas',
      OTHER,
      elsewhere,
      'person_renamed',
      { fichas: '7, 9' },
    ],
    ['that does not change causes no warning', {}, elsewhere, null, {}],
    ['of a new person causes no warning', OTHER, {}, null, {}],
  ])('%s', (_, changes, before, code, params) => {
    const report = apprenticesReport([personRecord(ANA, { fila: 8, ...changes })])
    const state = stateOf(before)
    const { people } = planFicha(report, state, { warnNew: false, renombrar: true })
    const warnings = renamedPeople(people, report.headings, state)
    expect(warnings.map((problem) => problem.code)).toEqual(code === null ? [] : [code])
    if (code) expect(warnings[0]).toMatchObject({ fila: 8, columna: 'Documento', valor: ANA, params })
  })
})
