import { verdictsOf } from '../testing/verdicts.js'
import { programPolicy, programsPolicy, viewProgram } from './programs.policy.js'

const [enabled, disabled] = [{ estado: 'habilitado' }, { estado: 'deshabilitado' }] as const

// What nobody, a user and an administrator are told of an enabled program and of a disabled one.
it.each([
  ['edit', ['forbidden', 'forbidden', 'allowed'], 'allowed'],
  ['disable', ['forbidden', 'forbidden', 'allowed'], 'already'],
  ['enable', ['forbidden', 'forbidden', 'already'], 'allowed'],
] as const)('who may %s: %j, and an administrator a disabled one: %s', (ability, verdicts, ofDisabled) => {
  expect(verdictsOf(programPolicy[ability], enabled)).toEqual(verdicts)
  expect(verdictsOf(programPolicy[ability], disabled)).toEqual(['program_not_found', 'program_not_found', ofDisabled])
})

it('a disabled program is there for administrators only', () => {
  expect(verdictsOf(viewProgram, enabled)).toEqual(['allowed', 'allowed', 'allowed'])
  expect(verdictsOf(viewProgram, disabled)).toEqual(['program_not_found', 'program_not_found', 'allowed'])
})

it.each(['create', 'viewDisabled'] as const)('administrators only may %s', (ability) => {
  expect(verdictsOf(programsPolicy[ability], undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
