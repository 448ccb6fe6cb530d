import { currentPerson, DESIGN, stateOf } from '../../../../testing/ficha-states.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import type { JudgmentRecord } from '../../../files/spreadsheet-reader/records.js'
import { detailOf } from './apply-import.js'
import { planFicha } from './plan-ficha.js'

const [ANA, EVA] = ['1001', '1002']
const OPTIONS = { warnNew: false, renombrar: false }
/** An import into an existing ficha, of a report without a date. */
const UPDATE = { creacion: false, fecha_reporte: null }
const RITA = { evaluador_documento: '70', evaluador_nombre: 'RITA RÍOS' }

/** A state in which Rita owes the judgment of the outcome of Ana. */
const OWED = { holders: [{ nro_documento: ANA, id_resultado: 1, ...RITA }] }
const row = (estado: JudgmentRecord['estado'], overrides: Partial<JudgmentRecord> = {}) =>
  judgmentRecord(ANA, '101', estado, overrides)

describe('the detail for undoing an import', () => {
  it('has former and new holders', () => {
    const detail = (record: JudgmentRecord, before = {}) => {
      const state = stateOf({ enrolments: [currentPerson(ANA)], ...before })
      return detailOf(planFicha(judgmentsReport(DESIGN, [record]), state, OPTIONS), state, UPDATE).titulares
    }
    const key = { nro_documento: ANA, id_resultado: 1 }
    expect(detail(row(null, RITA))).toEqual([{ ...key, antes: null, despues: RITA }])
    expect(detail(row(null), OWED)).toEqual([{ ...key, antes: RITA, despues: null }])
    expect(detail(row('APROBADO'), OWED)).toEqual([{ ...key, antes: RITA, despues: null }])
    expect(detail(row(null, RITA), OWED)).toEqual([])
  })

  it('has the former date of the reports of most people, and the dates of the others if there are any', () => {
    const people = [ANA, EVA, '1003']
    const dates = (...former: (string | null)[]) => {
      const enrolments = people.map((nro_documento, at) => ({
        ...currentPerson(nro_documento),
        fecha_reporte: former[at] ?? null,
      }))
      const state = stateOf({ enrolments })
      const report = { ...apprenticesReport(people.map((one) => personRecord(one))), fecha_reporte: '2026-06-01' }
      return detailOf(planFicha(report, state, OPTIONS), state, { ...UPDATE, fecha_reporte: '2026-06-01' }).fechas
    }
    expect(dates('2026-05-01', '2026-05-01', '2026-05-01')).toEqual({ antes: '2026-05-01' })
    expect(dates('2026-05-01', null, '2026-05-01')).toEqual({ antes: '2026-05-01', otras: { [EVA]: null } })
    expect(dates('2026-06-01', '2026-06-01', '2026-06-01')).toBeUndefined()
  })

  it('has former and new values of people and enrolments', () => {
    const people = [
      personRecord(ANA, { nombre: 'LUZ MARINA' }),
      personRecord(EVA),
      personRecord('1003', { estado: 'CANCELADO' }),
    ]
    const state = stateOf({ enrolments: [currentPerson(ANA), currentPerson('1003')], others: [currentPerson(EVA)] })
    const plan = planFicha(apprenticesReport(people), state, OPTIONS)
    const named = (nombre: string) => ({ tipo_documento: 'CC', nombre, apellido: `SOTO ${ANA}` })
    const enrolled = { estado: 'EN FORMACION', celular: null, correo: null }
    expect(detailOf(plan, state, { ...UPDATE, creacion: true })).toEqual({
      creacion: true,
      personas: [{ nro_documento: ANA, antes: named('LUZ'), despues: named('LUZ MARINA') }],
      matriculas: [
        { nro_documento: EVA, antes: null, despues: enrolled },
        { nro_documento: '1003', antes: { estado: 'EN FORMACION' }, despues: { estado: 'CANCELADO' } },
      ],
      documentos: [],
      fechas: undefined,
      titulares: [],
      retirados: [],
      nombres: [],
    })
    const renamed = stateOf({ others: [currentPerson(EVA, { nombre: 'LU' })] })
    const [person] = detailOf(
      planFicha(apprenticesReport([personRecord(EVA)]), renamed, OPTIONS),
      renamed,
      UPDATE,
    ).personas
    expect(person).toMatchObject({ nro_documento: EVA, antes: { nombre: 'LU' }, despues: { nombre: 'LUZ' } })
    const first = stateOf()
    const created = detailOf(planFicha(apprenticesReport([personRecord(EVA)]), first, OPTIONS), first, UPDATE)
    expect(created.personas).toMatchObject([{ nro_documento: EVA, antes: null, despues: { nombre: 'LUZ' } }])
  })
})
