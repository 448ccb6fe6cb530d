import { currentJudgment, currentPerson, stateOf } from '../../../../testing/ficha-states.js'
import { judgmentRecord, personRecord } from '../../../../testing/typed-reports.js'
import { countersAfter, countersOf, fichaTotals, hasChanges } from './plan-ficha.js'
import type { PlannedJudgment } from './plan-judgments.js'
import type { PlannedPerson } from './plan-people.js'
import { enrolmentOf } from './write-rows.js'

const [ANA, EVA] = ['1001', '1002']
const judged = (id: number, estado: 'APROBADO' | 'NO APROBADO' = 'APROBADO') => currentJudgment(ANA, id, { estado })

const before = stateOf({
  enrolments: [currentPerson(ANA), currentPerson(EVA, { estado: 'CANCELADO' })],
  // Outcome 9 belongs to another program, which the ficha had before.
  judgments: [judged(1), judged(2, 'NO APROBADO'), judged(9)],
})

it('countersOf counts only approved outcomes of the ficha’s program', () => {
  expect(Object.fromEntries(countersOf(before))).toEqual({
    [ANA]: { estado: 'EN FORMACION', resultados_aprobados: 1, horas_aprobadas: 300 },
    [EVA]: { estado: 'CANCELADO', resultados_aprobados: 0, horas_aprobadas: 0 },
  })
})

it.each<[string, PlannedJudgment['change'], 'APROBADO' | 'NO APROBADO' | null, number, number]>([
  ['counts a new approval', 'new', 'APROBADO', 3, 2],
  ['ignores a new NO APROBADO', 'new', 'NO APROBADO', 3, 1],
  ['counts a NO APROBADO that becomes an approval', 'changed', 'APROBADO', 2, 2],
  ['subtracts an approval that becomes NO APROBADO', 'changed', 'NO APROBADO', 1, 0],
  ['keeps an approval of which only other columns change', 'changed', 'APROBADO', 1, 1],
  ['subtracts a withdrawn approval', 'withdrawn', null, 1, 0],
  ['ignores a withdrawn NO APROBADO', 'withdrawn', null, 2, 1],
  ['keeps an unchanged approval', 'unchanged', 'APROBADO', 1, 1],
  ['ignores a row that is not written', 'unchanged', 'APROBADO', 3, 1],
])('countersAfter %s (%s)', (_, change, estado, id_resultado, approved) => {
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

it('countersAfter uses the states that people have after the import', () => {
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

it('fichaTotals counts the people in training and their approved outcomes', () => {
  const of = (estado: string, resultados_aprobados: number) => ({ estado, resultados_aprobados, horas_aprobadas: 0 })
  const all = [of('EN FORMACION', 3), of('INDUCCION', 0), of('CONDICIONADO', 2), of('CANCELADO', 9), of('APLAZADO', 9)]
  expect(fichaTotals(all)).toEqual({ total_aprendices_en_formacion: 3, aprobados_en_formacion: 5 })
  expect(fichaTotals([])).toEqual({ total_aprendices_en_formacion: 0, aprobados_en_formacion: 0 })
})

it.each<[string, string[], string[], boolean]>([
  ['false without people and judgments', [], [], false],
  ['false if everything is unchanged', ['unchanged'], ['unchanged'], false],
  ['true if a person changed', ['unchanged', 'changed'], [], true],
  ['true if a person is new', ['new'], ['unchanged'], true],
  ['true if a judgment is withdrawn', ['unchanged'], ['unchanged', 'withdrawn'], true],
  ['true if the holder of a judgment changes', [], ['held'], true],
])('hasChanges is %s', (_, people, judgments, changes) => {
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

it('enrolmentOf throws for a person who is not enrolled', () => {
  expect(enrolmentOf(ANA, new Map([[ANA, 3]]))).toBe(3)
  expect(() => enrolmentOf(EVA, new Map([[ANA, 3]]))).toThrow(EVA)
})
