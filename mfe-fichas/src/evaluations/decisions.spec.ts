import type { AbsentPerson } from '@fichero/contract/absent-people.schema'
import { choiceOf, decide, writeList } from './decisions'

const person = (nro_documento: string, documento_nuevo: string | null, candidatos: string[] = ['2001', '2002']) =>
  ({
    nro_documento,
    decision: documento_nuevo === null ? 'fuera' : 'misma',
    documento_nuevo,
    candidatos: candidatos.map((number) => ({ nro_documento: number })),
  }) as AbsentPerson
const PEOPLE = [person('1001', '2001'), person('1002', null)]
const ALONE = [person('1001', null, [])]

test.each<[string, string | undefined, boolean, AbsentPerson[], string]>([
  ['the list, if the user has not decided and one person has a candidate', undefined, false, PEOPLE, 'lista'],
  ['that all have left, if the user has not decided and nobody has a candidate', undefined, false, ALONE, 'fuera'],
  [
    'an incomplete report, if the user has not decided and the plan proposes that',
    undefined,
    true,
    PEOPLE,
    'incompleto',
  ],
  ['that all have left, if the user decided that', 'fuera', true, PEOPLE, 'fuera'],
  ['the list, if the user decided about each person', '1001:2001,1002:fuera', true, PEOPLE, 'lista'],
  ['an incomplete report, if the user decided that', 'incompleto', false, PEOPLE, 'incompleto'],
])('the selected decision about absent people is %s', (_, answer, incompleto, personas, expected) => {
  expect(choiceOf({ incompleto, propuesto: answer === undefined, motivo: null, personas }, answer)).toBe(expected)
})

test.each([
  ['1002', '2002', '1001:2001,1002:2002'],
  ['1001', 'fuera', '1001:fuera,1002:fuera'],
  ['1001', '2002', '1001:2002,1002:fuera'],
])('after the decision about %s (%s), each new number belongs to one person', (document, decision, expected) => {
  expect(writeList(decide(PEOPLE, document, decision))).toBe(expected)
})

test('a new number chosen for one person is removed from the person who had it', () => {
  expect(decide(PEOPLE, '1002', '2001')).toMatchObject([
    { decision: 'fuera', documento_nuevo: null },
    { decision: 'misma', documento_nuevo: '2001' },
  ])
})
