import type { RowProblem } from '@fichero/contract/imports.schema'
import { currentJudgment, currentPerson, DESIGN, stateOf } from '../../../../testing/ficha-states.js'
import { judgmentRecord, judgmentsReport, outcomeRecord } from '../../../../testing/typed-reports.js'
import type { JudgmentRecord } from '../../../files/spreadsheet-reader/records.js'
import { lastPossibleDay } from '../../../rules/today.js'
import { countChanged, countChanges, hasChanges, planFicha } from './plan-ficha.js'
import { takesApproval } from './plan-judgments.js'
import { judgmentDiffs } from './write-rows.js'

const [ANA, EVA] = ['1001', '1002']
const OPTIONS = { warnNew: false, renombrar: false }
const NOBODY = { evaluador_documento: null, evaluador_nombre: null }
const RITA = { evaluador_documento: '70', evaluador_nombre: 'RITA RÍOS' }

const fieldsOf = (problems: RowProblem[]) =>
  problems.map(({ code, fila, columna, valor }) => [code, fila, columna, valor])

/** Plans a row for outcome 101 of Ana. `before` has her stored judgment or the holder who owes the judgment. */
function plannedOf(record: JudgmentRecord, before: Parameters<typeof stateOf>[0] = {}) {
  const state = stateOf({ enrolments: [currentPerson(ANA)], ...before })
  const plan = planFicha(judgmentsReport(DESIGN, [record]), state, OPTIONS)
  const [judgment] = plan.judgments
  return { plan, judgment, warned: plan.warnings.map(({ code }) => code) }
}

/** A state in which the outcome of Ana is judged. */
const judged = (overrides: Parameters<typeof currentJudgment>[2] = {}) => ({
  judgments: [currentJudgment(ANA, 1, overrides)],
})
/** A state in which the outcome of Ana has a holder. */
const owed = (overrides = RITA) => ({ holders: [{ nro_documento: ANA, id_resultado: 1, ...overrides }] })
const row = (estado: JudgmentRecord['estado'], overrides: Partial<JudgmentRecord> = {}) =>
  judgmentRecord(ANA, '101', estado, overrides)

describe('a row of a report', () => {
  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], string, boolean]>([
    ['judges an unjudged outcome', row('APROBADO'), {}, 'new', false],
    ['judges an outcome with a holder', row('APROBADO'), owed(), 'new', true],
    ['repeats the stored judgment', row('APROBADO'), judged(), 'unchanged', false],
    ['has no judgment', row(null), {}, 'unchanged', false],
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
    ['withdraws a judgment', row(null), judged(), 'withdrawn', false],
    ['withdraws a judgment and has a holder', row(null, RITA), judged(), 'withdrawn', true],
    ['has a holder', row(null, RITA), {}, 'held', true],
    ['has a holder for a person whom the report enrols', row(null, RITA), { enrolments: [] }, 'unchanged', true],
    ['has a holder with only a document number', row(null, { ...NOBODY, evaluador_documento: '70' }), {}, 'held', true],
    ['has a holder with only a name', row(null, { ...NOBODY, evaluador_nombre: 'RITA' }), {}, 'held', true],
    ['has the same holder', row(null, RITA), owed(), 'unchanged', false],
    [
      'has a holder with another document number',
      row(null, { ...RITA, evaluador_documento: '71' }),
      owed(),
      'held',
      true,
    ],
    ['has a holder with another name', row(null, { ...RITA, evaluador_nombre: 'RITA' }), owed(), 'held', true],
    ['has no holder any more', row(null), owed(), 'held', true],
  ])('that %s is planned with the right change', (_, record, before, change, movesHolder) => {
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
  ])('that is %s is counted with the right number of changes', (_, record, before, changed, has) => {
    const { plan } = plannedOf(record, before)
    expect(countChanged(plan)).toBe(changed)
    expect(judgmentDiffs(plan.judgments)).toHaveLength(changed)
    expect(hasChanges(plan)).toBe(has)
  })

  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], boolean]>([
    ['an outcome approved before and NO APROBADO now', row('NO APROBADO'), judged(), true],
    ['an outcome approved before and not judged now', row(null), judged(), true],
    ['an outcome approved before and now', row('APROBADO', { observacion: 'Bien' }), judged(), false],
    ['an outcome not approved before', row(null), judged({ estado: 'NO APROBADO' }), false],
    ['an outcome not judged before', row('APROBADO'), {}, false],
  ])('takes an approval away only from an outcome that was approved: %s', (_, record, before, takes) => {
    expect(plannedOf(record, before).plan.judgments.map(takesApproval)).toEqual([takes])
  })

  it('is counted as new, changed or unchanged', () => {
    const changes = ['new', 'changed', 'withdrawn', 'held', 'unchanged', 'new'].map((change) => ({ change }))
    expect(countChanges(changes)).toEqual({ nuevos: 2, cambiados: 3, sin_cambio: 1 })
    expect(countChanges([])).toEqual({ nuevos: 0, cambiados: 0, sin_cambio: 0 })
  })
})

describe('a judgment that is written', () => {
  it.each<[string, JudgmentRecord, Parameters<typeof stateOf>[0], object | null, object | null]>([
    [
      'is new',
      row('APROBADO'),
      {},
      null,
      { estado: 'APROBADO', ...RITA, observacion: null, fecha_registro: '2026-03-02 08:30:00' },
    ],
    ['is withdrawn', row(null), judged(), { estado: 'APROBADO', id_importacion: 5 }, null],
    [
      'keeps its date if the file has no date',
      row('APROBADO', { fecha_registro: null, observacion: 'Bien' }),
      judged(),
      { observacion: null },
      { fecha_registro: '2026-03-02 08:30:00', observacion: 'Bien' },
    ],
    [
      'loses its date if it changes and the file has no date',
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

describe('the plan of a report', () => {
  /** Plans a report. Omits the warnings about missing outcomes of people, because the tests use only some outcomes. */
  const report = (records: JudgmentRecord[], overrides: Parameters<typeof judgmentsReport>[2] = {}, before = {}) => {
    const original = judgmentsReport(DESIGN, records, { nro_ficha: 2_800_001, ...overrides })
    const plan = planFicha(original, stateOf(before), OPTIONS)
    return { ...plan, warnings: plan.warnings.filter(({ code }) => code !== 'person_outcomes_missing') }
  }

  it('enrols only people with at least one valid row', () => {
    const late = { fecha_registro: '2999-01-01 08:00:00', fila: 7 }
    const { people, rejected } = report([row('APROBADO'), judgmentRecord(EVA, '101', 'APROBADO', late)])
    expect(people.map(({ record }) => record.nro_documento)).toEqual([ANA])
    expect(fieldsOf(rejected)).toEqual([['date_in_future', 7, 'Fecha', '01/01/2999 08:00']])
  })

  it('rejects judgments with a future date', () => {
    const at = (day: string) => report([row('APROBADO', { fecha_registro: `${day} 23:59:59` })]).rejected
    expect(at(lastPossibleDay())).toEqual([])
    const named = report([row('APROBADO', { fecha_registro: '2999-01-01 08:00:00' })], { headings: {} }).rejected
    expect(fieldsOf(named)).toEqual([['date_in_future', 2, 'Fecha y Hora del Juicio Evaluativo', '01/01/2999 08:00']])
  })

  it('rejects outcomes that the program does not have', () => {
    const unknown = outcomeRecord({ ...DESIGN[0]!, codigo: '999', nombre_rae: 'OTRO' })
    const design = [...DESIGN.map((one) => outcomeRecord(one)), unknown]
    const records = [
      row('APROBADO'),
      judgmentRecord(ANA, '999', 'APROBADO', { fila: 5 }),
      judgmentRecord(ANA, '998', null, { fila: 6 }),
    ]
    const { judgments, rejected } = report(records, { design })
    expect(judgments.map(({ record }) => record.resultado)).toEqual(['101'])
    expect(fieldsOf(rejected)).toEqual([
      ['outcome_unknown', 5, 'Resultado', '999 - OTRO'],
      ['outcome_unknown', 6, 'Resultado', '998 -'],
    ])
  })

  it('causes a warning with the number of missing outcomes', () => {
    const design = DESIGN.slice(0, 2).map((one, at) => outcomeRecord(one, { fila: at + 4 }))
    const { warnings } = report([row('APROBADO')], { design, headings: {} })
    expect(fieldsOf(warnings)).toEqual([['outcomes_missing', 4, 'Resultado de Aprendizaje', '2']])
    expect(warnings[0]?.params).toMatchObject({ total: 3, recibidos: 2 })
    expect(fieldsOf(report([], { design: [] }).warnings)).toEqual([['outcomes_missing', 1, 'Resultado', '0']])
    expect(report([row('APROBADO')]).warnings).toEqual([])
  })

  it('causes a warning for each withdrawn judgment, with the person and the text of the outcome', () => {
    const before = { enrolments: [currentPerson(ANA)], ...judged({ estado: 'NO APROBADO' }) }
    const taken = (overrides = {}) => report([row(null, { fila: 9 })], overrides, before).warnings
    const [warning] = taken()
    expect(fieldsOf(taken())).toEqual([['judgment_withdrawn', 9, 'Juicio', 'POR EVALUAR']])
    const params = {
      resultado: '101',
      texto: 'PREPARAR SUSTRATOS',
      documento: ANA,
      nombre: `LUZ SOTO ${ANA}`,
      antes: 'NO APROBADO',
    }
    expect(warning?.params).toMatchObject(params)
    const design = DESIGN.slice(1).map((one) => outcomeRecord(one))
    const withdrawn = taken({ headings: {}, design }).find(({ code }) => code === 'judgment_withdrawn')
    expect(withdrawn).toMatchObject({ columna: 'Juicio de Evaluación', params: { texto: '101' } })
  })

  it('causes one warning for all holders', () => {
    const owes = { ...NOBODY, evaluador_documento: '70' }
    const records = [
      row('APROBADO'),
      judgmentRecord(ANA, '102', null, { ...RITA, fila: 4 }),
      judgmentRecord(ANA, '103', null, owes),
    ]
    const { warnings } = report(records)
    expect(fieldsOf(warnings)).toEqual([['evaluator_without_judgment', 4, 'Funcionario', 'RITA RÍOS']])
    expect(warnings[0]?.params).toMatchObject({ juicios: 2 })
    expect(fieldsOf(report([row(null, owes)], { headings: {} }).warnings)).toEqual([
      ['evaluator_without_judgment', 2, 'Funcionario', '70'],
    ])
  })

  it('causes a warning with the ficha if the report has no ficha number', () => {
    const { warnings } = report([row('APROBADO')], { nro_ficha: null })
    expect(fieldsOf(warnings)).toEqual([['report_without_ficha', 1, 'Ficha de Caracterización', '']])
    expect(warnings[0]?.params).toMatchObject({ ficha: 2_800_001 })
  })

  it('lists the problems of the spreadsheet reader before the problems of the judgments', () => {
    const problem = { code: 'text_contradicts', params: {} } as RowProblem
    const { warnings, rejected } = report([row(null, RITA)], {
      warnings: [problem],
      rejected: [problem],
      nro_ficha: null,
    })
    expect(warnings.map(({ code }) => code)).toEqual([
      'report_without_ficha',
      'text_contradicts',
      'evaluator_without_judgment',
    ])
    expect(rejected).toEqual([problem])
  })
})
