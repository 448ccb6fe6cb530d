import type { Incompatibility } from '@fichero/contract/compatibility'
import { ADMIN, verdictOf, verdictsOf } from '../../../testing/verdicts.js'
import type { Rule } from '../../access/policy.js'
import {
  activates,
  makesCandidate,
  type ReleaseOfRemote,
  releasePolicy,
  remotePolicy,
  tokenPolicy,
} from './remotes.policy.js'

const PROBLEMS = ['kit_too_old', 'contract_too_old'].map((code) => ({ code, params: { kit: code } }))
const problems = PROBLEMS as unknown as Incompatibility[]

/** The state of the remote and of the release that a case is about. */
interface Situation {
  activa?: string
  candidata?: string | null
  retirado?: Date | null
  problems?: Incompatibility[]
  isOnlyRelease?: boolean
}

/** Builds the release `one`, which by default is compatible and not active. */
const release = ({
  activa = 'other',
  candidata = null,
  retirado = null,
  isOnlyRelease = false,
  problems = [],
}: Situation) =>
  ({ remote: { activa, candidata }, release: { hash: 'one', retirado }, problems, isOnlyRelease }) as ReleaseOfRemote

const WITHDRAWN = { retirado: new Date(0) }

// The verdicts on activating the release, on making the release the candidate, and on withdrawing the release.
it.each<[string, Situation, string, string, string]>([
  ['an inactive release', {}, 'allowed', 'allowed', 'allowed'],
  ['the active release', { activa: 'one' }, 'already', 'release_in_use', 'release_in_use'],
  [
    'the active release while a candidate exists',
    { activa: 'one', candidata: 'other' },
    'allowed',
    'release_in_use',
    'release_in_use',
  ],
  [
    'the active release, if it is the only release',
    { activa: 'one', isOnlyRelease: true },
    'already',
    'release_in_use',
    'allowed',
  ],
  ['the candidate', { candidata: 'one' }, 'allowed', 'allowed', 'allowed'],
  ['a withdrawn release', WITHDRAWN, 'release_withdrawn', 'release_withdrawn', 'already'],
  ['an incompatible release', { problems }, 'kit_too_old', 'kit_too_old', 'allowed'],
  [
    'a withdrawn and incompatible release',
    { ...WITHDRAWN, problems },
    'release_withdrawn',
    'release_withdrawn',
    'already',
  ],
])('the policy for releases decides about %s', (_, situation, activated, candidate, withdrawn) => {
  const row = release(situation)
  for (const rule of [activates, releasePolicy.activate]) expect(verdictOf(rule, ADMIN, row)).toBe(activated)
  expect(verdictOf(makesCandidate, ADMIN, row)).toBe(candidate)
  expect(verdictOf(releasePolicy.withdraw, ADMIN, row)).toBe(withdrawn)
  // With a deploy token there is no actor.
  const withToken = [activates, makesCandidate].map((rule) => verdictOf(rule, undefined, row))
  expect(withToken).toEqual([activated, candidate])
})

it('an incompatible release is rejected with its first problem', () => {
  expect(activates(ADMIN, release({ problems }))).toEqual(PROBLEMS[0])
})

const REMOTE = { candidata: null, fijada: null, retirado: null, target: { hash: null, skipped: [] } }
const SKIPPED = [{ hash: 'b', version: '1.1.0', motivo: 'fallos' }]

it.each([
  ['a remote without a previous release cannot be rolled back', 'rollBack', REMOTE, 'no_previous_release'],
  [
    'a remote with a previous release can be rolled back',
    'rollBack',
    { ...REMOTE, target: { hash: 'a', skipped: SKIPPED } },
    'allowed',
  ],
  [
    'a remote whose previous releases failed cannot be rolled back',
    'rollBack',
    { ...REMOTE, target: { hash: null, skipped: SKIPPED } },
    'previous_releases_skipped',
  ],
  ['a remote with a candidate can be rolled back', 'rollBack', { ...REMOTE, candidata: 'a' }, 'allowed'],
  ['a remote can be retired', 'retire', REMOTE, 'allowed'],
  ['retiring a retired remote answers "already"', 'retire', { ...REMOTE, retirado: new Date(0) }, 'already'],
  ['a remote can be pinned', 'pin', REMOTE, 'allowed'],
  ['pinning a pinned remote answers "already"', 'pin', { ...REMOTE, fijada: new Date(0) }, 'already'],
  ['unpinning a remote that is not pinned answers "already"', 'unpin', REMOTE, 'already'],
  ['a pinned remote can be unpinned', 'unpin', { ...REMOTE, fijada: new Date(0) }, 'allowed'],
] as const)('%s', (_, ability, row, verdict) => {
  expect(verdictOf(remotePolicy[ability] as Rule<never>, ADMIN, row as never)).toBe(verdict)
})

it.each([
  ['vigente', 'allowed'],
  ['revocada', 'already'],
  ['vencida', 'already'],
])('revoking a token in the state %s: %s', (estado, verdict) => {
  expect(verdictOf(tokenPolicy.revoke, ADMIN, { estado })).toBe(verdict)
})

it('only users with the permission to manage remotes may change remotes, releases and tokens', () => {
  const may = [
    verdictsOf(releasePolicy.activate, release({})),
    verdictsOf(releasePolicy.withdraw, release({})),
    verdictsOf(remotePolicy.rollBack, { ...REMOTE, target: { hash: 'a', skipped: [] } }),
    verdictsOf(remotePolicy.retire, REMOTE),
    verdictsOf(remotePolicy.pin, REMOTE),
    verdictsOf(remotePolicy.unpin, { ...REMOTE, fijada: new Date(0) as never }),
    verdictsOf(tokenPolicy.revoke, { estado: 'vigente' }),
  ]
  for (const verdicts of may) expect(verdicts).toEqual(['forbidden', 'forbidden', 'allowed'])
})
