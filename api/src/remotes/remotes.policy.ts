import type { Incompatibility } from '@fichero/contract/compatibility'
import { allOf, becomes, permitted, type Rule, refuse } from '../access/policy.js'
import type { Release } from './release.entity.js'
import type { Remote } from './remote.entity.js'

const manages = permitted('remotes:manage')

/** A release with its remote, why it does not fit, and whether the active one is the last that is not withdrawn. */
export interface ReleaseOfRemote {
  remote: Pick<Remote, 'activa' | 'candidata'>
  release: Pick<Release, 'hash' | 'retirado'>
  problems: Incompatibility[]
  isAlone: boolean
}

const isNotWithdrawn: Rule<ReleaseOfRemote> = (_, { release }) =>
  release.retirado === null ? 'allowed' : refuse('release_withdrawn')

const fits: Rule<ReleaseOfRemote> = (_, { problems: [problem] }) =>
  problem ? refuse(problem.code, problem.params) : 'allowed'

const changesWhatIsUsed: Rule<ReleaseOfRemote> = (_, { remote, release }) =>
  remote.activa === release.hash && remote.candidata === null ? 'already' : 'allowed'

/** What may be activated, whoever asks: a person or who has a deploy token. */
export const activates: Rule<ReleaseOfRemote> = allOf(isNotWithdrawn, fits, changesWhatIsUsed)

const isNotActive: Rule<ReleaseOfRemote> = (_, { remote, release }) =>
  remote.activa === release.hash ? refuse('release_in_use') : 'allowed'

/** Where another one could take its place, that one is activated first. */
const isDispensable: Rule<ReleaseOfRemote> = (actor, row) => (row.isAlone ? 'allowed' : isNotActive(actor, row))

/** A candidate is another release than the active one. */
export const offers: Rule<ReleaseOfRemote> = allOf(isNotWithdrawn, fits, isNotActive)

/** Abilities on one release. */
export const releasePolicy = {
  activate: allOf<ReleaseOfRemote>(manages, activates),
  withdraw: allOf<ReleaseOfRemote>(manages, isDispensable, (_, { release }) =>
    release.retirado === null ? 'allowed' : 'already',
  ),
}

/** What may be taken back, whoever asks: a person or who has a deploy token. */
export const rollsBack: Rule<Pick<Remote, 'anterior' | 'candidata'>> = (_, { anterior, candidata }) =>
  anterior === null && candidata === null ? refuse('no_previous_release') : 'allowed'

/** What may be retired, whoever asks. */
export const retires: Rule<Pick<Remote, 'retirado'>> = (_, { retirado }) => (retirado === null ? 'allowed' : 'already')

const pinned = ({ fijada }: Pick<Remote, 'fijada'>) => ({ estado: fijada === null ? 'suelta' : 'fijada' })

type RemoteInUse = Pick<Remote, 'anterior' | 'candidata' | 'fijada' | 'retirado'>

/** Abilities on a remote. */
export const remotePolicy = {
  rollBack: allOf<RemoteInUse>(manages, rollsBack),
  retire: allOf<RemoteInUse>(manages, retires),
  pin: allOf<RemoteInUse>(manages, (actor, row) => becomes('fijada')(actor, pinned(row))),
  unpin: allOf<RemoteInUse>(manages, (actor, row) => becomes('suelta')(actor, pinned(row))),
}

/** Abilities on a deploy token. */
export const tokenPolicy = {
  revoke: allOf<{ estado: string }>(manages, becomes('revocada'), becomes('vencida')),
}
