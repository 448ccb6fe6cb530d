import type { Incompatibility } from '@fichero/contract/compatibility'
import { ADMIN, said, verdictsOf } from '../testing/verdicts.js'
import { activates, offers, type ReleaseOfRemote, releasePolicy, remotePolicy, tokenPolicy } from './remotes.policy.js'

const PROBLEMS = ['kit_too_old', 'contract_too_old'].map((code) => ({ code, params: { kit: code } }))
const problems = PROBLEMS as unknown as Incompatibility[]

interface Given {
  activa?: string
  candidata?: string | null
  retirado?: Date | null
  problems?: Incompatibility[]
  isAlone?: boolean
}

/** The release `one`, which fits and is not active unless that is given. */
const release = ({ activa = 'other', candidata = null, retirado = null, isAlone = false, problems = [] }: Given) =>
  ({ remote: { activa, candidata }, release: { hash: 'one', retirado }, problems, isAlone }) as ReleaseOfRemote

const WITHDRAWN = { retirado: new Date(0) }

// What may be activated, offered as a candidate, and withdrawn.
it.each<[string, Given, string, string, string]>([
  ['another one', {}, 'allowed', 'allowed', 'allowed'],
  ['the active one', { activa: 'one' }, 'already', 'release_in_use', 'release_in_use'],
  [
    'the active one beside a candidate',
    { activa: 'one', candidata: 'other' },
    'allowed',
    'release_in_use',
    'release_in_use',
  ],
  ['the active one, if it is the last', { activa: 'one', isAlone: true }, 'already', 'release_in_use', 'allowed'],
  ['the candidate', { candidata: 'one' }, 'allowed', 'allowed', 'allowed'],
  ['a withdrawn one', WITHDRAWN, 'release_withdrawn', 'release_withdrawn', 'already'],
  ['one that does not fit', { problems }, 'kit_too_old', 'kit_too_old', 'allowed'],
  [
    'a withdrawn one that does not fit',
    { ...WITHDRAWN, problems },
    'release_withdrawn',
    'release_withdrawn',
    'already',
  ],
])('%s', (_, given, activated, offered, withdrawn) => {
  const row = release(given)
  for (const rule of [activates, releasePolicy.activate]) expect(said(rule, ADMIN, row)).toBe(activated)
  expect(said(offers, ADMIN, row)).toBe(offered)
  expect(said(releasePolicy.withdraw, ADMIN, row)).toBe(withdrawn)
  // A deploy token activates and offers, whose bearer is nobody.
  expect([said(activates, undefined, row), said(offers, undefined, row)]).toEqual([activated, offered])
})

it('the refusal of what does not fit says what does not', () => {
  expect(activates(ADMIN, release({ problems }))).toEqual(PROBLEMS[0])
})

const REMOTE = { anterior: null, candidata: null, fijada: null, retirado: null }

it.each([
  ['rollBack', REMOTE, 'no_previous_release'],
  ['rollBack', { ...REMOTE, anterior: 'a' }, 'allowed'],
  ['rollBack', { ...REMOTE, candidata: 'a' }, 'allowed'],
  ['retire', REMOTE, 'allowed'],
  ['retire', { ...REMOTE, retirado: new Date(0) }, 'already'],
  ['pin', REMOTE, 'allowed'],
  ['pin', { ...REMOTE, fijada: new Date(0) }, 'already'],
  ['unpin', REMOTE, 'already'],
  ['unpin', { ...REMOTE, fijada: new Date(0) }, 'allowed'],
] as const)('%s of a remote with %j: %s', (ability, row, verdict) => {
  expect(said(remotePolicy[ability], ADMIN, row as never)).toBe(verdict)
})

it.each([
  ['vigente', 'allowed'],
  ['revocada', 'already'],
  ['vencida', 'already'],
])('a token that is %s is revoked: %s', (estado, verdict) => {
  expect(said(tokenPolicy.revoke, ADMIN, { estado })).toBe(verdict)
})

it('who manages remotes, and nobody else, changes them', () => {
  const may = [
    verdictsOf(releasePolicy.activate, release({})),
    verdictsOf(releasePolicy.withdraw, release({})),
    verdictsOf(remotePolicy.rollBack, { ...REMOTE, anterior: 'a' }),
    verdictsOf(remotePolicy.retire, REMOTE),
    verdictsOf(remotePolicy.pin, REMOTE),
    verdictsOf(remotePolicy.unpin, { ...REMOTE, fijada: new Date(0) as never }),
    verdictsOf(tokenPolicy.revoke, { estado: 'vigente' }),
  ]
  for (const verdicts of may) expect(verdicts).toEqual(['forbidden', 'forbidden', 'allowed'])
})
