import { currentJudgment, currentPerson, stateOf } from '../../testing/ficha-states.js'
import { judgmentRecord, personRecord } from '../../testing/typed-reports.js'
import { countersAfter, countersOf, fichaTotals } from './enrolment-counters.js'
import { enrolmentOf } from './judgment-diffs.js'
import { hasChanges } from './plan-ficha.js'
import type { PlannedJudgment } from './plan-judgments.js'
import type { PlannedPerson } from './plan-people.js'

const [ANA, EVA] = ['1001', '1002']
const judged = (id: number, estado: 'APROBADO' | 'NO APROBADO' = 'APROBADO') => currentJudgment(ANA, id, { estado })

const before = stateOf({
  enrolments: [currentPerson(ANA), currentPerson(EVA, { estado: 'CANCELADO' })],
  // Outcome 9 is another program's, of before the ficha changed its program.
  judgments: [judged(1), judged(2, 'NO APROBADO'), judged(9)],
})

it('what is approved is counted, of the program’s own outcomes', () => {
  expect(Object.fromEntries(countersOf(before))).toEqual({
    [ANA]: { estado: 'EN FORMACION', resultados_aprobados: 1, horas_aprobadas: 300 },
    [EVA]: { estado: 'CANCELADO', resultados_aprobados: 0, horas_aprobadas: 0 },
  })
})

it.each<[string, PlannedJudgment['change'], 'APROBADO' | 'NO APROBADO' | null, number, number]>([
  ['a new approval', 'new', 'APROBADO', 3, 2],
  ['a new refusal', 'new', 'NO APROBADO', 3, 1],
  ['an approval that was refused', 'changed', 'APROBADO', 2, 2],
  ['a refusal that was approved', 'changed', 'NO APROBADO', 1, 0],
  ['an approval that stays one', 'changed', 'APROBADO', 1, 1],
  ['an approval that is taken back', 'withdrawn', null, 1, 0],
  ['a refusal that is taken back', 'withdrawn', null, 2, 1],
  ['nothing', 'unchanged', 'APROBADO', 1, 1],
  ['a row that is not written', 'unchanged', 'APROBADO', 3, 1],
])('%s (%s)', (_, change, estado, id_resultado, approved) => {
  const record = judgmentRecord(ANA, String(100 + id_resultado), estado)
  const planned = {
    record,
    id_resultado,
    before: before.judgments.get(ANA)?.get(id_resultado),
    change,
    movesHolder: false,
  }
  expect(countersAfter({ people: [], judgments: [planned], outside: [] }, before).get(ANA)).toMatchObject({
    resultados_aprobados: approved,
    horas_aprobadas: approved * 300,
  })
})

it('people are counted in the states that they have then', () => {
  const enrol = (document: string, estado: string) =>
    ({ person: personRecord(document), enrolment: { estado } }) as unknown as PlannedPerson
  const counters = countersAfter(
    { people: [enrol(EVA, 'INDUCCION'), enrol('1003', 'CANCELADO')], judgments: [], outside: [] },
    before,
  )
  expect([...counters].map(([document, { estado }]) => [document, estado])).toEqual([
    [ANA, 'EN FORMACION'],
    [EVA, 'INDUCCION'],
    ['1003', 'CANCELADO'],
  ])
})

it('a ficha counts who is in training, and what they have approved', () => {
  const of = (estado: string, resultados_aprobados: number) => ({ estado, resultados_aprobados, horas_aprobadas: 0 })
  const all = [of('EN FORMACION', 3), of('INDUCCION', 0), of('CONDICIONADO', 2), of('CANCELADO', 9), of('APLAZADO', 9)]
  expect(fichaTotals(all)).toEqual({ total_aprendices_en_formacion: 3, aprobados_en_formacion: 5 })
  expect(fichaTotals([])).toEqual({ total_aprendices_en_formacion: 0, aprobados_en_formacion: 0 })
})

it.each<[string[], string[], boolean]>([
  [[], [], false],
  [['unchanged'], ['unchanged'], false],
  [['unchanged', 'changed'], [], true],
  [['new'], ['unchanged'], true],
  [['unchanged'], ['unchanged', 'withdrawn'], true],
  [[], ['held'], true],
])('people %j and judgments %j change something: %s', (people, judgments, changes) => {
  const of = (all: string[]) => all.map((change) => ({ change })) as never[]
  expect(
    hasChanges({
      people: of(people),
      judgments: of(judgments),
      renumbered: [],
      outside: [],
      rejected: [],
      warnings: [],
    }),
  ).toBe(changes)
})

it('who is not enrolled has no id', () => {
  expect(enrolmentOf(ANA, new Map([[ANA, 3]]))).toBe(3)
  expect(() => enrolmentOf(EVA, new Map([[ANA, 3]]))).toThrow(EVA)
})
