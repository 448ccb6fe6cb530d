import { verdictsOf } from '../../../testing/verdicts.js'
import { programPolicy, programsPolicy, viewProgram } from './programs.policy.js'

const [enabled, disabled] = [{ estado: 'habilitado' }, { estado: 'deshabilitado' }] as const

// The verdicts for a visitor, a user and an administrator on an enabled program; for an administrator on a disabled program.
it.each([
  ['edit', ['forbidden', 'forbidden', 'allowed'], 'allowed'],
  ['disable', ['forbidden', 'forbidden', 'allowed'], 'already'],
  ['enable', ['forbidden', 'forbidden', 'already'], 'allowed'],
] as const)(
  'the verdicts on the action %s are %j for an enabled program, and %s for an administrator on a disabled program',
  (ability, verdicts, ofDisabled) => {
    expect(verdictsOf(programPolicy[ability], enabled)).toEqual(verdicts)
    expect(verdictsOf(programPolicy[ability], disabled)).toEqual(['program_not_found', 'program_not_found', ofDisabled])
  },
)

it('only administrators see a disabled program', () => {
  expect(verdictsOf(viewProgram, enabled)).toEqual(['allowed', 'allowed', 'allowed'])
  expect(verdictsOf(viewProgram, disabled)).toEqual(['program_not_found', 'program_not_found', 'allowed'])
})

it.each(['create', 'viewDisabled'] as const)('only administrators may %s', (ability) => {
  expect(verdictsOf(programsPolicy[ability], undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
