import { hasNoContactData } from './contact-data'

const NOTHING = { matriculas: 0, cargas: 0, valores: 0, anotaciones: 0, cuenta: 'ninguna' as const }

test.each([
  ['a person without contact data has nothing to remove', {}, true],
  ['a person with enrolments has something to remove', { matriculas: 1 }, false],
  ['a person with imported files has something to remove', { cargas: 1 }, false],
  ['a person in a value of a module has something to remove', { valores: 1 }, false],
  ['a person with notes has something to remove', { anotaciones: 1 }, false],
  ['a person with an enabled account has nothing to remove', { cuenta: 'habilitada' }, true],
  ['a person with a disabled account has something to remove', { cuenta: 'deshabilitada' }, false],
] as const)('%s', (_, changed, isNothing) => {
  expect(hasNoContactData({ ...NOTHING, ...changed })).toBe(isNothing)
})
