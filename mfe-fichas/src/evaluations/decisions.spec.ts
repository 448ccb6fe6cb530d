import type { AbsentPerson } from '@fichero/contract/absent-people.schema'
import { choiceOf, decide, writeList } from './decisions'

const person = (nro_documento: string, documento_nuevo: string | null, candidatos: string[] = ['2001', '2002']) =>
  ({
    nro_documento,
    decision: documento_nuevo === null ? 'fuera' : 'misma',
    documento_nuevo,
    candidatos: candidatos.map((one) => ({ nro_documento: one })),
  }) as AbsentPerson
const PEOPLE = [person('1001', '2001'), person('1002', null)]
const ALONE = [person('1001', null, [])]

test.each<[string | undefined, boolean, AbsentPerson[], string]>([
  [undefined, false, PEOPLE, 'lista'],
  [undefined, false, ALONE, 'fuera'],
  [undefined, true, PEOPLE, 'incompleto'],
  ['fuera', true, PEOPLE, 'fuera'],
  ['1001:2001,1002:fuera', true, PEOPLE, 'lista'],
  ['incompleto', false, PEOPLE, 'incompleto'],
])('after %s of a plan that is incomplete: %s, the choice is shown: %#', (said, incompleto, personas, expected) => {
  expect(choiceOf({ incompleto, propuesto: said === undefined, motivo: null, personas }, said)).toBe(expected)
})

test.each([
  ['1002', '2002', '1001:2001,1002:2002'],
  ['1001', 'fuera', '1001:fuera,1002:fuera'],
  ['1001', '2002', '1001:2002,1002:fuera'],
])('%s gets %s, and a number belongs to one person', (document, decision, expected) => {
  expect(writeList(decide(PEOPLE, document, decision))).toBe(expected)
})

test('a number that somebody else gets is taken from the person who had it', () => {
  expect(decide(PEOPLE, '1002', '2001')).toMatchObject([
    { decision: 'fuera', documento_nuevo: null },
    { decision: 'misma', documento_nuevo: '2001' },
  ])
})
