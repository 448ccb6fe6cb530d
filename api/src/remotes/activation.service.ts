import type { Activation, ManagedRemoteAnswer } from '@fichero/contract/releases.schema'
import type { SuccessCode } from '@fichero/contract/successes'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { allows, authorize } from '../access/policy.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { lockRows } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { requireVersion } from '../records/versions.js'
import { activate, type Changer, changeUse, forEveryone, NO_CANDIDATE, releaseOf, retire } from './activation.js'
import { ManagedRemotesService } from './managed-remotes.service.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { activates, offers, releasePolicy, remotePolicy, retires, rollsBack } from './remotes.policy.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/** What an administrator changes of one remote. */
interface Wish {
  nombre: string
  ifMatch?: string | undefined
}

/** Decides which releases people get. Each change is one row; every server reads it within seconds. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly managed: ManagedRemotesService,
    private readonly served: ServedReleases,
  ) {}

  async activate(actor: Actor, wish: Wish, activation: Activation): Promise<ManagedRemoteAnswer> {
    const said = await this.change(wish, (manager, remote) => this.use(manager, remote, { actor }, activation))
    return this.answer(actor, wish, said)
  }

  /** The same with a deploy token, which the caller has checked. */
  async activateByToken(nombre: string, clave: string, activation: Activation): Promise<SuccessCode> {
    return this.change({ nombre }, (manager, remote) => this.use(manager, remote, { actor: null, clave }, activation))
  }

  async rollBack(actor: Actor, wish: Wish): Promise<ManagedRemoteAnswer> {
    const said = await this.change(wish, (manager, remote) => {
      authorize(remotePolicy.rollBack, actor, remote)
      return this.takeBack(manager, remote, { actor })
    })
    return this.answer(actor, wish, said)
  }

  /** The same with a deploy token, which the caller has checked. */
  async rollBackByToken(nombre: string, clave: string): Promise<SuccessCode> {
    return this.change({ nombre }, (manager, remote) => {
      authorize(rollsBack, undefined, remote)
      return this.takeBack(manager, remote, { actor: null, clave })
    })
  }

  async retire(actor: Actor, wish: Wish): Promise<ManagedRemoteAnswer> {
    const said = await this.change(wish, async (manager, remote): Promise<SuccessCode> => {
      authorize(remotePolicy.retire, actor, remote)
      if (allows(retires, actor, remote)) await retire(manager, remote, { actor })
      return 'remote_retired'
    })
    return this.answer(actor, wish, said)
  }

  /** The same with a deploy token, which rests from then on. */
  async retireByToken(nombre: string, clave: string): Promise<SuccessCode> {
    return this.change({ nombre }, async (manager, remote): Promise<SuccessCode> => {
      await retire(manager, remote, { actor: null, clave })
      return 'remote_retired'
    })
  }

  async pin(actor: Actor, nombre: string, fijada: boolean): Promise<ManagedRemoteAnswer> {
    const said = await this.change({ nombre }, async (manager, remote): Promise<SuccessCode> => {
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
    return this.answer(actor, { nombre }, said)
  }

  async withdraw(actor: Actor, nombre: string, hash: string): Promise<ManagedRemoteAnswer> {
    const said = await this.change({ nombre }, async (manager, remote): Promise<SuccessCode> => {
      const found = await this.find(manager, remote, hash)
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
    return this.answer(actor, { nombre }, said)
  }

  private async use(
    manager: EntityManager,
    remote: Remote,
    changer: Changer,
    activation: Activation,
  ): Promise<SuccessCode> {
    const found = await this.find(manager, remote, activation.hash)
    const isForAll = activation.para === 'todos'
    authorize(isForAll ? activates : offers, undefined, found)
    if (!isForAll || activates(undefined, found) === 'allowed') await activate(manager, remote, changer, activation)
    return isForAll ? 'release_activated' : 'release_offered'
  }

  /** Ends the candidate, or else brings the previous release back. */
  private async takeBack(manager: EntityManager, remote: Remote, changer: Changer): Promise<SuccessCode> {
    const { candidata, activa, anterior } = remote
    const former = candidata === null && anterior ? await this.find(manager, remote, anterior) : undefined
    if (former) authorize(activates, undefined, former)
    await changeUse(manager, remote, changer, {
      accion: 'remotes:roll-back',
      columns: former ? { ...forEveryone(anterior), anterior: null } : NO_CANDIDATE,
      antes: { lanzamiento: former ? activa : candidata },
      despues: { lanzamiento: former ? anterior : activa },
    })
    return former ? 'remote_rolled_back' : 'candidate_ended'
  }

  private async find(manager: EntityManager, remote: Remote, hash: string) {
    return releaseOf(manager, remote, hash, await this.shell.host())
  }

  private async change<T>(
    { nombre, ifMatch }: Wish,
    work: (manager: EntityManager, remote: Remote) => Promise<T>,
  ): Promise<T> {
    const result = await inTransaction(this.dataSource, async (manager) => {
      // All of them, so that no two take the same address at once. They are few, and seldom changed.
      const remotes = await lockRows(manager, Remote, {})
      const remote = remotes.find((row) => row.nombre === nombre)
      if (!remote) throw fail('remote_not_found')
      await requireVersion(ifMatch, remote.version, () => ({ nombre, version: remote.version }))
      return work(manager, remote)
    })
    this.served.forget()
    return result
  }

  private async answer(actor: Actor, { nombre }: Wish, said: SuccessCode): Promise<ManagedRemoteAnswer> {
    return succeed(said, { remoto: await this.managed.read(actor, nombre) })
  }
}
