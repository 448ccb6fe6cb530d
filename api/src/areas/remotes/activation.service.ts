import type {
  ActivatedAnswer,
  Activation,
  ManagedRemoteAnswer,
  RolledBackAnswer,
} from '@fichero/contract/releases.schema'
import type { SuccessCode } from '@fichero/contract/successes'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows, authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { activate, type Changer, changeUse, forEveryone, NO_CANDIDATE, releaseOf, retire } from './activation.js'
import type { DeployToken } from './deploy-token.entity.js'
import { ManagedRemotesService } from './managed-remotes.service.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { activates, makesCandidate, releasePolicy, remotePolicy, retires, rollsBack } from './remotes.policy.js'
import { rollbackTarget } from './rollback-target.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/** The remote that a request changes. */
interface Target {
  nombre: string
  ifMatch?: string | undefined
}

/** Changes which release of a remote users get. Each change updates one row, which every node reads within seconds. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly managed: ManagedRemotesService,
    private readonly served: ServedReleases,
  ) {}

  async activate(actor: Actor, target: Target, activation: Activation): Promise<ManagedRemoteAnswer> {
    const code = await this.change(target, (manager, remote) =>
      this.activateOrOffer(manager, remote, { actor }, activation),
    )
    return this.answer(actor, target, code)
  }

  async activateByToken(token: DeployToken, activation: Activation): Promise<ActivatedAnswer> {
    return this.changeByToken(token, (manager, remote, changer) =>
      this.activateOrOffer(manager, remote, changer, activation),
    )
  }

  async rollBack(actor: Actor, target: Target): Promise<ManagedRemoteAnswer> {
    const code = await this.change(target, async (manager, remote) => {
      const { hash } = await this.authorizeRollback(remotePolicy.rollBack, manager, remote, actor)
      return revert(manager, remote, { actor }, hash)
    })
    return this.answer(actor, target, code)
  }

  async rollBackByToken(token: DeployToken): Promise<RolledBackAnswer> {
    let omitidas: RolledBackAnswer['omitidas'] = []
    const answer = await this.changeByToken(token, async (manager, remote, changer) => {
      const { hash, skipped } = await this.authorizeRollback(rollsBack, manager, remote)
      if (remote.candidata === null) omitidas = skipped
      return revert(manager, remote, changer, hash)
    })
    return { ...answer, omitidas }
  }

  async retire(actor: Actor, target: Target): Promise<ManagedRemoteAnswer> {
    const code = await this.change(target, async (manager, remote): Promise<SuccessCode> => {
      authorize(remotePolicy.retire, actor, remote)
      if (allows(retires, actor, remote)) await retire(manager, remote, { actor })
      return 'remote_retired'
    })
    return this.answer(actor, target, code)
  }

  /** Retiring the remote suspends the token. */
  async retireByToken(token: DeployToken): Promise<ActivatedAnswer> {
    return this.changeByToken(token, async (manager, remote, changer) => {
      await retire(manager, remote, changer)
      return 'remote_retired'
    })
  }

  async pin(actor: Actor, nombre: string, fijada: boolean): Promise<ManagedRemoteAnswer> {
    const code = await this.change({ nombre }, async (manager, remote): Promise<SuccessCode> => {
      authorize(remotePolicy[fijada ? 'pin' : 'unpin'], actor, remote)
      if ((remote.fijada !== null) !== fijada)
        await changeUse(
          manager,
          remote,
          { actor },
          {
            accion: fijada ? 'remotes:pin' : 'remotes:unpin',
            columns: { fijada: fijada ? new Date() : null },
            antes: { fijada: !fijada },
            despues: { fijada, lanzamiento: remote.activa },
          },
        )
      return fijada ? 'remote_pinned' : 'remote_unpinned'
    })
    return this.answer(actor, { nombre }, code)
  }

  /** Withdraws a release. If the release is in use, its remote stops using the release. */
  async withdraw(actor: Actor, nombre: string, hash: string): Promise<ManagedRemoteAnswer> {
    const code = await this.change({ nombre }, async (manager, remote): Promise<SuccessCode> => {
      const found = await this.findRelease(manager, remote, hash)
      authorize(releasePolicy.withdraw, actor, found)
      if (found.release.retirado) return 'release_withdrawn'
      await manager.update(Release, { remoto: nombre, hash }, { retirado: new Date(), motivo: 'persona' })
      await changeUse(
        manager,
        remote,
        { actor },
        {
          accion: 'remotes:withdraw',
          columns: {
            ...(remote.activa === hash && forEveryone(null)),
            ...(remote.anterior === hash && { anterior: null }),
            ...(remote.candidata === hash && NO_CANDIDATE),
          },
          antes: { lanzamiento: hash },
          despues: { estado: 'retirado' },
        },
      )
      return 'release_withdrawn'
    })
    return this.answer(actor, { nombre }, code)
  }

  /** Activates a release for everyone, or makes it the candidate. */
  private async activateOrOffer(
    manager: EntityManager,
    remote: Remote,
    changer: Changer,
    activation: Activation,
  ): Promise<SuccessCode> {
    const found = await this.findRelease(manager, remote, activation.hash)
    const isForAll = activation.para === 'todos'
    authorize(isForAll ? activates : makesCandidate, undefined, found)
    if (!isForAll || activates(undefined, found) === 'allowed') await activate(manager, remote, changer, activation)
    return isForAll ? 'release_activated' : 'release_offered'
  }

  /** Returns the release to which the remote goes back, if that is allowed. */
  private async authorizeRollback(rule: typeof rollsBack, manager: EntityManager, remote: Remote, actor?: Actor) {
    const { candidata } = remote
    const target = await rollbackTarget(manager, remote)
    authorize(rule, actor, { candidata, target })
    if (candidata === null && target.hash !== null)
      authorize(activates, undefined, await this.findRelease(manager, remote, target.hash))
    return target
  }

  /** Reads a release of the remote with its problems. */
  private async findRelease(manager: EntityManager, remote: Remote, hash: string) {
    return releaseOf(manager, remote, hash, await this.shell.host())
  }

  /** Runs `work` in a transaction with the locked remote, and invalidates the cache of served releases afterwards. */
  private async change<T>(
    { nombre, ifMatch }: Target,
    work: (manager: EntityManager, remote: Remote) => Promise<T>,
  ): Promise<T> {
    const result = await inTransaction(this.dataSource, async (manager) => {
      // Locks all remotes, so that no two remotes claim the same path concurrently. Remotes are few and rarely change.
      const remotes = await lockRows(manager, Remote, {})
      const remote = remotes.find((row) => row.nombre === nombre)
      if (!remote) throw fail('remote_not_found')
      await requireVersion(ifMatch, remote.version, () => ({ nombre, version: remote.version }))
      return work(manager, remote)
    })
    this.served.forget()
    return result
  }

  /** Like `change`, for a deploy token, if it may activate releases. */
  private async changeByToken(
    { remoto: nombre, nombre: clave, activa }: DeployToken,
    work: (manager: EntityManager, remote: Remote, changer: Changer) => Promise<SuccessCode>,
  ): Promise<ActivatedAnswer> {
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.change({ nombre }, (manager, remote) => work(manager, remote, { actor: null, clave })))
  }

  private async answer(actor: Actor, { nombre }: Target, code: SuccessCode): Promise<ManagedRemoteAnswer> {
    return succeed(code, { remoto: await this.managed.read(actor, nombre) })
  }
}

/** Ends the candidate; without a candidate, activates the release `former`. */
async function revert(
  manager: EntityManager,
  remote: Remote,
  changer: Changer,
  former: string | null,
): Promise<SuccessCode> {
  const { candidata, activa } = remote
  const isTrial = candidata !== null
  await changeUse(manager, remote, changer, {
    accion: 'remotes:roll-back',
    columns: isTrial ? NO_CANDIDATE : { ...forEveryone(former), anterior: null },
    antes: { lanzamiento: isTrial ? candidata : activa },
    despues: { lanzamiento: isTrial ? activa : former },
  })
  return isTrial ? 'candidate_ended' : 'remote_rolled_back'
}
