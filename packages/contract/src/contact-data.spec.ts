import { hasNoContactData } from './contact-data'

const NOTHING = { matriculas: 0, cargas: 0, anotaciones: 0, cuenta: 'ninguna' as const }

test.each([
  [{}, true],
  [{ matriculas: 1 }, false],
  [{ cargas: 1 }, false],
  [{ anotaciones: 1 }, false],
  [{ cuenta: 'habilitada' }, true],
  [{ cuenta: 'deshabilitada' }, false],
] as const)('of %j, nothing is to be removed: %s', (given, isNothing) => {
  expect(hasNoContactData({ ...NOTHING, ...given })).toBe(isNothing)
})
