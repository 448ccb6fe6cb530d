import { ADMIN, actorOf, USER, verdictOf, verdictsOf } from '../../../testing/verdicts.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { enrolmentPolicy, fichaPolicy, fichasPolicy, viewFicha } from './fichas.policy.js'

const rowOf = (estado: 'habilitado' | 'deshabilitado') => ({
  nro_ficha: 7,
  estado,
  id_jefe: 99,
  id_centro: null as number | null,
  fecha_fin_ficha: '9999-12-31',
})
const [enabled, disabled] = [rowOf('habilitado'), rowOf('deshabilitado')]

// The verdicts for a visitor, a user and an administrator on an enabled ficha, and for an administrator on a disabled ficha.
it.each([
  ['edit', ['ficha_not_found', 'forbidden', 'allowed'], 'allowed'],
  ['disable', ['ficha_not_found', 'forbidden', 'allowed'], 'already'],
  ['enable', ['ficha_not_found', 'forbidden', 'already'], 'allowed'],
  ['importEvaluations', ['ficha_not_found', 'forbidden', 'allowed'], 'ficha_disabled'],
  ['shareProgress', ['ficha_not_found', 'forbidden', 'allowed'], 'ficha_disabled'],
] as const)(
  'the verdicts on the action %s are %j for an enabled ficha, and %s for an administrator on a disabled ficha',
  (ability, verdicts, ofDisabled) => {
    expect(verdictsOf(fichaPolicy[ability], enabled)).toEqual(verdicts)
    expect(verdictsOf(fichaPolicy[ability], disabled)).toEqual(['ficha_not_found', 'ficha_not_found', ofDisabled])
  },
)

it('the error for a disabled ficha has the number of the ficha', () => {
  expect(fichaPolicy.importEvaluations(ADMIN, disabled)).toEqual({ code: 'ficha_disabled', params: { nro_ficha: 7 } })
})

it('only administrators see a disabled ficha', () => {
  expect(verdictsOf(viewFicha, enabled)).toEqual(['ficha_not_found', 'allowed', 'allowed'])
  expect(verdictsOf(viewFicha, disabled)).toEqual(['ficha_not_found', 'ficha_not_found', 'allowed'])
})

it('a ficha of another centre, or without a centre, does not exist for people of one centre', () => {
  const seen = (centre: number | null, centros: Actor['centros']) =>
    verdictOf(viewFicha, actorOf('coordinador', { centros }), { ...enabled, id_centro: centre })
  expect([seen(3, [3, 4]), seen(null, 'all')]).toEqual(['allowed', 'allowed'])
  expect([seen(5, [3, 4]), seen(null, [3]), seen(3, [])]).toEqual(Array(3).fill('ficha_not_found'))
})

it('the head may edit contact data while the ficha is enabled', () => {
  expect(verdictsOf(enrolmentPolicy.editContact, enabled)).toEqual(['ficha_not_found', 'forbidden', 'allowed'])
  expect(verdictsOf(enrolmentPolicy.editContact, disabled)).toEqual(['ficha_not_found', 'ficha_not_found', 'allowed'])
  const headed = { id_jefe: USER.id }
  expect(verdictOf(enrolmentPolicy.editContact, USER, { ...enabled, ...headed })).toBe('allowed')
  expect(verdictOf(enrolmentPolicy.editContact, USER, { ...disabled, ...headed })).toBe('ficha_not_found')
})

it('only administrators may correct people, and only while the ficha is enabled', () => {
  expect(verdictsOf(enrolmentPolicy.correct, enabled)).toEqual(['ficha_not_found', 'forbidden', 'allowed'])
  expect(verdictsOf(enrolmentPolicy.correct, disabled)).toEqual([
    'ficha_not_found',
    'ficha_not_found',
    'ficha_disabled',
  ])
  expect(verdictOf(enrolmentPolicy.correct, USER, enabled)).toBe('forbidden')
})

it('the head may share the progress of apprentices until the ficha ends', () => {
  const { shareProgress } = fichaPolicy
  expect(verdictOf(shareProgress, USER, { ...enabled, id_jefe: USER.id })).toBe('allowed')
  expect(verdictOf(shareProgress, USER, { ...disabled, id_jefe: USER.id })).toBe('ficha_not_found')
  const ended = { ...enabled, fecha_fin_ficha: '2020-12-31' }
  expect(shareProgress(ADMIN, ended)).toEqual({ code: 'ficha_ended', params: { nro_ficha: 7, fecha: '2020-12-31' } })
})

it.each(['create', 'viewDisabled'] as const)('only administrators may %s', (ability) => {
  expect(verdictsOf(fichasPolicy[ability], undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
