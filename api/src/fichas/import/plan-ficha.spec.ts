import type { RowProblem } from '@fichero/contract/imports.schema'
import { lastPossibleDay } from '../../domain/today.js'
import type { JudgmentRecord } from '../../sheets/records.js'
import { currentJudgment, currentPerson, DESIGN, stateOf } from '../../testing/ficha-states.js'
import {
  apprenticesReport,
  judgmentRecord,
  judgmentsReport,
  outcomeRecord,
  personRecord,
} from '../../testing/typed-reports.js'
import { detailOf } from './import-detail.js'
import { judgmentDiffs } from './judgment-diffs.js'
import { countChanged, countChanges, hasChanges, planFicha } from './plan-ficha.js'
import { takesApproval } from './plan-judgments.js'

const [ANA, EVA] = ['1001', '1002']
const OPTIONS = { warnNew: false, renombrar: false }
const NOBODY = { evaluador_documento: null, evaluador_nombre: null }
const RITA = { evaluador_documento: '70', evaluador_nombre: 'RITA RÍOS' }

const seen = (problems: RowProblem[]) => problems.map(({ code, fila, columna, valor }) => [code, fila, columna, valor])

/** What a row about Ana's outcome 101 does where she is judged, or somebody owes it. */
function plannedOf(record: JudgmentRecord, before: Parameters<typeof stateOf>[0] = {}) {
  const state = stateOf({ enrolments: [currentPerson(ANA)], ...before })
  const plan = planFicha(judgmentsReport(DESIGN, [record]), state, OPTIONS)
  const [judgment] = plan.judgments
  return { plan, state, judgment, warned: plan.warnings.map(({ code }) => code) }
}

const judged = (given: Parameters<typeof currentJudgment>[2] = {}) => ({ judgments: [currentJudgment(ANA, 1, given)] })
const owed = (given = RITA) => ({ holders: [{ nro_documento: ANA, id_resultado: 1, ...given }] })
const row = (estado: JudgmentRecord['estado'], given: Partial<JudgmentRecord> = {}) =>
  judgmentRecord(ANA, '101', estado, given)

describe('a row of a report', () => {
  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], string, boolean]>([
    ['judges what was not', row('APROBADO'), {}, 'new', false],
    ['judges what somebody owed', row('APROBADO'), owed(), 'new', true],
    ['says nothing new', row('APROBADO'), judged(), 'unchanged', false],
    ['says nothing', row(null), {}, 'unchanged', false],
    ['has no date', row('APROBADO', { fecha_registro: null }), judged(), 'unchanged', false],
    ['has no observation', row('APROBADO'), judged({ observacion: 'Bien' }), 'unchanged', false],
    [
      'has the same observation',
      row('APROBADO', { observacion: 'Bien' }),
      judged({ observacion: 'Bien' }),
      'unchanged',
      false,
    ],
    [
      'has another observation',
      row('APROBADO', { observacion: 'Mal' }),
      judged({ observacion: 'Bien' }),
      'changed',
      false,
    ],
    ['has another date', row('APROBADO', { fecha_registro: '2026-03-03 08:30:00' }), judged(), 'changed', false],
    ['has another judgment', row('NO APROBADO'), judged(), 'changed', false],
    ['has another evaluator', row('APROBADO', { evaluador_documento: '71' }), judged(), 'changed', false],
    ['has another name', row('APROBADO', { evaluador_nombre: 'RITA' }), judged(), 'changed', false],
    ['takes a judgment back', row(null), judged(), 'withdrawn', false],
    ['takes a judgment back that somebody owes then', row(null, RITA), judged(), 'withdrawn', true],
    ['names who owes it', row(null, RITA), {}, 'held', true],
    ['names who owes it of a person who is enrolled with it', row(null, RITA), { enrolments: [] }, 'unchanged', true],
    ['names a document that owes it', row(null, { ...NOBODY, evaluador_documento: '70' }), {}, 'held', true],
    ['names a name that owes it', row(null, { ...NOBODY, evaluador_nombre: 'RITA' }), {}, 'held', true],
    ['names the same who owes it', row(null, RITA), owed(), 'unchanged', false],
    ['names another document that owes it', row(null, { ...RITA, evaluador_documento: '71' }), owed(), 'held', true],
    ['names another name that owes it', row(null, { ...RITA, evaluador_nombre: 'RITA' }), owed(), 'held', true],
    ['names nobody any more who owes it', row(null), owed(), 'held', true],
  ])('that %s', (_, record, before, change, movesHolder) => {
    const { judgment } = plannedOf(record, before)
    expect(judgment).toMatchObject({ record, id_resultado: 1, change, movesHolder })
    expect(judgment?.before).toEqual(before?.judgments?.[0])
  })

  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], number, boolean]>([
    ['new', row('APROBADO'), {}, 1, true],
    ['changed', row('NO APROBADO'), judged(), 1, true],
    ['withdrawn', row(null), judged(), 1, true],
    ['held', row(null, RITA), {}, 0, true],
    ['unchanged', row('APROBADO'), judged(), 0, false],
  ])('that is %s is counted', (_, record, before, changed, has) => {
    const { plan } = plannedOf(record, before)
    expect(countChanged(plan)).toBe(changed)
    expect(judgmentDiffs(plan.judgments)).toHaveLength(changed)
    expect(hasChanges(plan)).toBe(has)
  })

  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], boolean]>([
    ['approved before and not now', row('NO APROBADO'), judged(), true],
    ['approved before and not judged now', row(null), judged(), true],
    ['approved before and now', row('APROBADO', { observacion: 'Bien' }), judged(), false],
    ['refused before', row(null), judged({ estado: 'NO APROBADO' }), false],
    ['not judged before', row('APROBADO'), {}, false],
  ])('takes an approval if it was %s', (_, record, before, takes) => {
    expect(plannedOf(record, before).plan.judgments.map(takesApproval)).toEqual([takes])
  })

  it('counts what is new, the same, and anything else as changed', () => {
    const changes = ['new', 'changed', 'withdrawn', 'held', 'unchanged', 'new'].map((change) => ({ change }))
    expect(countChanges(changes)).toEqual({ nuevos: 2, cambiados: 3, sin_cambio: 1 })
    expect(countChanges([])).toEqual({ nuevos: 0, cambiados: 0, sin_cambio: 0 })
  })
})

describe('what a judgment becomes', () => {
  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], object | null, object | null]>([
    [
      'new',
      row('APROBADO'),
      {},
      null,
      { estado: 'APROBADO', ...RITA, observacion: null, fecha_registro: '2026-03-02 08:30:00' },
    ],
    ['taken back', row(null), judged(), { estado: 'APROBADO', id_importacion: 5 }, null],
    [
      'of the same judgment without a date',
      row('APROBADO', { fecha_registro: null, observacion: 'Bien' }),
      judged(),
      { observacion: null },
      { fecha_registro: '2026-03-02 08:30:00', observacion: 'Bien' },
    ],
    [
      'of another judgment without a date',
      row('NO APROBADO', { fecha_registro: null }),
      judged({ observacion: 'Bien' }),
      { observacion: 'Bien' },
      { fecha_registro: null, observacion: 'Bien' },
    ],
  ])('%s', (_, record, before, antes, despues) => {
    const [diff] = judgmentDiffs(plannedOf(record, before).plan.judgments)
    expect(diff).toMatchObject({ nro_documento: ANA, id_resultado: 1, antes, despues })
    if (despues && 'estado' in despues) expect(diff?.despues).toEqual(despues)
  })
})

describe('what an import keeps to be undone', () => {
  it('is who owed a judgment and who owes it now', () => {
    const detail = (record: JudgmentRecord, before = {}) => {
      const { plan, state } = plannedOf(record, before)
      return detailOf(plan, state, { creacion: false, fecha_reporte: null }).titulares
    }
    const key = { nro_documento: ANA, id_resultado: 1 }
    expect(detail(row(null, RITA))).toEqual([{ ...key, antes: null, despues: RITA }])
    expect(detail(row(null), owed())).toEqual([{ ...key, antes: RITA, despues: null }])
    expect(detail(row('APROBADO'), owed())).toEqual([{ ...key, antes: RITA, despues: null }])
    expect(detail(row(null, RITA), owed())).toEqual([])
  })

  it('is who was enrolled, and how', () => {
    const people = [
      personRecord(ANA, { nombre: 'LUZ MARINA' }),
      personRecord(EVA),
      personRecord('1003', { estado: 'CANCELADO' }),
    ]
    const state = stateOf({ enrolments: [currentPerson(ANA), currentPerson('1003')], others: [currentPerson(EVA)] })
    const plan = planFicha(apprenticesReport(people), state, OPTIONS)
    const named = (nombre: string) => ({ tipo_documento: 'CC', nombre, apellido: `SOTO ${ANA}` })
    const enrolled = { estado: 'EN FORMACION', celular: null, correo: null }
    expect(detailOf(plan, state, { creacion: true, fecha_reporte: null })).toEqual({
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
    const [person] = detailOf(planFicha(apprenticesReport([personRecord(EVA)]), renamed, OPTIONS), renamed, {
      creacion: false,
      fecha_reporte: null,
    }).personas
    expect(person).toMatchObject({ nro_documento: EVA, antes: { nombre: 'LU' }, despues: { nombre: 'LUZ' } })
    const first = stateOf()
    const made = detailOf(planFicha(apprenticesReport([personRecord(EVA)]), first, OPTIONS), first, {
      creacion: false,
      fecha_reporte: null,
    })
    expect(made.personas).toMatchObject([{ nro_documento: EVA, antes: null, despues: { nombre: 'LUZ' } }])
  })
})

describe('a report', () => {
  /** Without the warnings about people of whom a test gives some outcomes only. */
  const report = (records: JudgmentRecord[], given: Parameters<typeof judgmentsReport>[2] = {}, before = {}) => {
    const whole = judgmentsReport(DESIGN, records, { nro_ficha: 2_800_001, ...given })
    const plan = planFicha(whole, stateOf(before), OPTIONS)
    return { ...plan, warnings: plan.warnings.filter(({ code }) => code !== 'person_outcomes_missing') }
  }

  it('enrols people of whom some row can be loaded', () => {
    const late = { fecha_registro: '2999-01-01 08:00:00', fila: 7 }
    const { people, rejected } = report([row('APROBADO'), judgmentRecord(EVA, '101', 'APROBADO', late)])
    expect(people.map(({ record }) => record.nro_documento)).toEqual([ANA])
    expect(seen(rejected)).toEqual([['date_in_future', 7, 'Fecha', late.fecha_registro]])
  })

  it('is of today at the latest, whatever the time', () => {
    const at = (day: string) => report([row('APROBADO', { fecha_registro: `${day} 23:59:59` })]).rejected
    expect(at(lastPossibleDay())).toEqual([])
    const named = report([row('APROBADO', { fecha_registro: '2999-01-01 08:00:00' })], { headings: {} }).rejected
    expect(seen(named)).toEqual([['date_in_future', 2, 'Fecha y Hora del Juicio Evaluativo', '2999-01-01 08:00:00']])
  })

  it('of outcomes that the program does not have rejects their rows', () => {
    const unknown = outcomeRecord({ ...DESIGN[0]!, codigo: '999', nombre_rae: 'OTRO' })
    const design = [...DESIGN.map((one) => outcomeRecord(one)), unknown]
    const records = [
      row('APROBADO'),
      judgmentRecord(ANA, '999', 'APROBADO', { fila: 5 }),
      judgmentRecord(ANA, '998', null, { fila: 6 }),
    ]
    const { judgments, rejected } = report(records, { design })
    expect(judgments.map(({ record }) => record.resultado)).toEqual(['101'])
    expect(seen(rejected)).toEqual([
      ['outcome_unknown', 5, 'Resultado', '999 - OTRO'],
      ['outcome_unknown', 6, 'Resultado', '998 -'],
    ])
  })

  it('that lacks outcomes says how many it has', () => {
    const design = DESIGN.slice(0, 2).map((one, at) => outcomeRecord(one, { fila: at + 4 }))
    const { warnings } = report([row('APROBADO')], { design, headings: {} })
    expect(seen(warnings)).toEqual([['outcomes_missing', 4, 'Resultado de Aprendizaje', '2']])
    expect(warnings[0]?.params).toMatchObject({ total: 3, recibidos: 2 })
    expect(seen(report([], { design: [] }).warnings)).toEqual([['outcomes_missing', 1, 'Resultado', '0']])
    expect(report([row('APROBADO')]).warnings).toEqual([])
  })

  it('that takes judgments back names each, with the person and the text', () => {
    const before = { enrolments: [currentPerson(ANA)], ...judged({ estado: 'NO APROBADO' }) }
    const taken = (given = {}) => report([row(null, { fila: 9 })], given, before).warnings
    const [warning] = taken()
    expect(seen(taken())).toEqual([['judgment_withdrawn', 9, 'Juicio', 'POR EVALUAR']])
    const said = {
      resultado: '101',
      texto: 'PREPARAR SUSTRATOS',
      documento: ANA,
      nombre: `LUZ SOTO ${ANA}`,
      antes: 'NO APROBADO',
    }
    expect(warning?.params).toMatchObject(said)
    const design = DESIGN.slice(1).map((one) => outcomeRecord(one))
    const withdrawn = taken({ headings: {}, design }).find(({ code }) => code === 'judgment_withdrawn')
    expect(withdrawn).toMatchObject({ columna: 'Juicio de Evaluación', params: { texto: '101' } })
  })

  it('that names who owes judgments says so once', () => {
    const owes = { ...NOBODY, evaluador_documento: '70' }
    const records = [
      row('APROBADO'),
      judgmentRecord(ANA, '102', null, { ...RITA, fila: 4 }),
      judgmentRecord(ANA, '103', null, owes),
    ]
    const { warnings } = report(records)
    expect(seen(warnings)).toEqual([['evaluator_without_judgment', 4, 'Funcionario', 'RITA RÍOS']])
    expect(warnings[0]?.params).toMatchObject({ juicios: 2 })
    expect(seen(report([row(null, owes)], { headings: {} }).warnings)).toEqual([
      ['evaluator_without_judgment', 2, 'Funcionario', '70'],
    ])
  })

  it('that does not name its ficha says into which it goes', () => {
    const { warnings } = report([row('APROBADO')], { nro_ficha: null })
    expect(seen(warnings)).toEqual([['report_without_ficha', 1, 'Ficha de Caracterización', '']])
    expect(warnings[0]?.params).toMatchObject({ ficha: 2_800_001 })
  })

  it('tells first what its reader told', () => {
    const told = { code: 'text_contradicts', params: {} } as RowProblem
    const { warnings, rejected } = report([row(null, RITA)], { warnings: [told], rejected: [told], nro_ficha: null })
    expect(warnings.map(({ code }) => code)).toEqual([
      'report_without_ficha',
      'text_contradicts',
      'evaluator_without_judgment',
    ])
    expect(rejected).toEqual([told])
  })
})
