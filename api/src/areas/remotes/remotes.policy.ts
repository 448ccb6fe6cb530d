import type { Incompatibility } from '@fichero/contract/compatibility'
import { allOf, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import type { Release } from './release.entity.js'
import type { Remote } from './remote.entity.js'
import type { RollbackTarget } from './rollback-target.js'

const manages = permitted('remotes:manage')

/** A release and what the rules need to know about its remote. */
export interface ReleaseOfRemote {
  remote: Pick<Remote, 'activa' | 'candidata'>
  release: Pick<Release, 'hash' | 'retirado'>
  /** Why the release may not be activated. */
  problems: Incompatibility[]
  /** Whether every release except the active release is withdrawn. */
  isOnlyRelease: boolean
}

/** A withdrawn release can be neither activated nor made the candidate. */
const isNotWithdrawn: Rule<ReleaseOfRemote> = (_, { release }) =>
  release.retirado === null ? 'allowed' : refuse('release_withdrawn')

/** The first problem of a release is the error. */
const hasNoProblem: Rule<ReleaseOfRemote> = (_, { problems: [problem] }) =>
  problem ? refuse(problem.code, problem.params) : 'allowed'

/** Activating the active release changes nothing, unless it ends a candidate. */
const changesRelease: Rule<ReleaseOfRemote> = (_, { remote, release }) =>
  remote.activa === release.hash && remote.candidata === null ? 'already' : 'allowed'

/** Whether a release may be activated, by a user or a deploy token. */
export const activates: Rule<ReleaseOfRemote> = allOf(isNotWithdrawn, hasNoProblem, changesRelease)

/** The active release cannot be withdrawn or made the candidate. */
const isNotActive: Rule<ReleaseOfRemote> = (_, { remote, release }) =>
  remote.activa === release.hash ? refuse('release_in_use') : 'allowed'

/** The active release may be withdrawn only if it is the only release; otherwise another release must be activated first. */
const isDispensable: Rule<ReleaseOfRemote> = (actor, row) => (row.isOnlyRelease ? 'allowed' : isNotActive(actor, row))

/** Whether a release may become the candidate, by a user or a deploy token. */
export const makesCandidate: Rule<ReleaseOfRemote> = allOf(isNotWithdrawn, hasNoProblem, isNotActive)

/** Abilities on one release. */
export const releasePolicy = {
  activate: allOf<ReleaseOfRemote>(manages, activates),
  withdraw: allOf<ReleaseOfRemote>(manages, isDispensable, (_, { release }) =>
    release.retirado === null ? 'allowed' : 'already',
  ),
}

/** What the rules need to know about the rollback of a remote. */
interface RollbackOfRemote extends Pick<Remote, 'candidata'> {
  target: RollbackTarget
}

/** Whether a remote may be rolled back, by a user or a deploy token. */
export const rollsBack: Rule<RollbackOfRemote> = (_, { candidata, target: { hash, skipped } }) => {
  if (candidata !== null || hash !== null) return 'allowed'
  const versiones = skipped.map(({ version }) => version).join(', ')
  return versiones ? refuse('previous_releases_skipped', { versiones }) : refuse('no_previous_release')
}

/** Whether a remote may be retired, by a user or a deploy token. */
export const retires: Rule<Pick<Remote, 'retirado'>> = (_, { retirado }) => (retirado === null ? 'allowed' : 'already')

type Pinnable = Pick<Remote, 'fijada'>

/** Converts the pin to a state, for `becomes`. */
const pinned = ({ fijada }: Pinnable) => ({ estado: fijada === null ? 'suelta' : 'fijada' })

/** Abilities on a remote. */
export const remotePolicy = {
  rollBack: allOf<RollbackOfRemote>(manages, rollsBack),
  retire: allOf<Pick<Remote, 'retirado'>>(manages, retires),
  pin: allOf<Pinnable>(manages, (actor, row) => becomes('fijada')(actor, pinned(row))),
  unpin: allOf<Pinnable>(manages, (actor, row) => becomes('suelta')(actor, pinned(row))),
}

/** Abilities on a deploy token. */
export const tokenPolicy = {
  revoke: allOf<{ estado: string }>(manages, becomes('revocada'), becomes('vencida')),
}
