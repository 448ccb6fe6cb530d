import { ADMIN, said, USER, verdictsOf } from '../testing/verdicts.js'
import { enrolmentPolicy, fichaPolicy, fichasPolicy, viewFicha } from './fichas.policy.js'

const rowOf = (estado: 'habilitado' | 'deshabilitado') => ({ nro_ficha: 7, estado, id_jefe: 99 })
const [enabled, disabled] = [rowOf('habilitado'), rowOf('deshabilitado')]

// What nobody, a user and an administrator are told of an enabled ficha and of a disabled one.
it.each([
  ['edit', ['forbidden', 'forbidden', 'allowed'], 'allowed'],
  ['disable', ['forbidden', 'forbidden', 'allowed'], 'already'],
  ['enable', ['forbidden', 'forbidden', 'already'], 'allowed'],
  ['importEvaluations', ['forbidden', 'forbidden', 'allowed'], 'ficha_disabled'],
] as const)('who may %s: %j, and an administrator a disabled one: %s', (ability, verdicts, ofDisabled) => {
  expect(verdictsOf(fichaPolicy[ability], enabled)).toEqual(verdicts)
  expect(verdictsOf(fichaPolicy[ability], disabled)).toEqual(['ficha_not_found', 'ficha_not_found', ofDisabled])
})

it('the refusal of a disabled ficha names it', () => {
  expect(fichaPolicy.importEvaluations(ADMIN, disabled)).toEqual({ code: 'ficha_disabled', params: { nro_ficha: 7 } })
})

it('a disabled ficha is there for administrators only', () => {
  expect(verdictsOf(viewFicha, enabled)).toEqual(['allowed', 'allowed', 'allowed'])
  expect(verdictsOf(viewFicha, disabled)).toEqual(['ficha_not_found', 'ficha_not_found', 'allowed'])
})

it('its head edits contact data too, while it is enabled', () => {
  expect(verdictsOf(enrolmentPolicy.editContact, enabled)).toEqual(['forbidden', 'forbidden', 'allowed'])
  expect(verdictsOf(enrolmentPolicy.editContact, disabled)).toEqual(['ficha_not_found', 'ficha_not_found', 'allowed'])
  const headed = { id_jefe: USER.id }
  expect(said(enrolmentPolicy.editContact, USER, { ...enabled, ...headed })).toBe('allowed')
  expect(said(enrolmentPolicy.editContact, USER, { ...disabled, ...headed })).toBe('ficha_not_found')
})

it('administrators only correct people, while the ficha is enabled', () => {
  expect(verdictsOf(enrolmentPolicy.correct, enabled)).toEqual(['forbidden', 'forbidden', 'allowed'])
  expect(verdictsOf(enrolmentPolicy.correct, disabled)).toEqual([
    'ficha_not_found',
    'ficha_not_found',
    'ficha_disabled',
  ])
  expect(said(enrolmentPolicy.correct, USER, { ...enabled, id_jefe: USER.id })).toBe('forbidden')
})

it.each(['create', 'viewDisabled'] as const)('administrators only may %s', (ability) => {
  expect(verdictsOf(fichasPolicy[ability], undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
