import type { DeclaredServiceAnswer, DeclareService } from '@fichero/contract/module-service.schema'
import type { ManagedRemoteAnswer } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import type { Session } from '../../access/tokens.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRowWithEntry } from '../../records/row-updates/update-row.js'
import { ManagedRemotesService } from '../remotes/managed-remotes.service.js'
import { Remote } from '../remotes/remote.entity.js'
import { Reauthentication } from '../users/reauthentication.js'
import { type Caller, ForwardingService } from './forwarding.service.js'

/** Declares which address of the institution is the service of a module. */
@Injectable()
export class DeclarationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reauthentication: Reauthentication,
    private readonly remotes: ManagedRemotesService,
    private readonly forwarding: ForwardingService,
  ) {}

  /** Requires a recent proof of identity, because the address gets the permissions of everybody who uses the module. */
  async declare(
    caller: Caller,
    session: Session,
    { direccion, metodos, ...proof }: DeclareService,
  ): Promise<DeclaredServiceAnswer> {
    const { actor, modulo } = caller
    await this.reauthentication.require(actor, session, proof)
    await this.store(actor, modulo, { direccion, metodos: [...new Set(metodos)].sort() })
    // Stored before it is asked: a service may be declared before it runs.
    const responde = await this.forwarding.probe(caller, direccion)
    return succeed('service_declared', { remoto: await this.remotes.read(actor, modulo), responde })
  }

  async remove(actor: Actor, modulo: string): Promise<ManagedRemoteAnswer> {
    await this.store(actor, modulo, null)
    return succeed('service_removed', { remoto: await this.remotes.read(actor, modulo) })
  }

  private store(actor: Actor, nombre: string, servicio: Remote['servicio']): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const remote = await lockRow(manager, Remote, { nombre }, 'remote_not_found')
      if (JSON.stringify(remote.servicio) === JSON.stringify(servicio)) return
      await updateRowWithEntry(manager, remote, {
        actor,
        accion: servicio ? 'remotes:declare-service' : 'remotes:remove-service',
        columns: { servicio },
        antes: shown(remote.servicio),
        despues: shown(servicio),
      })
    })
  }
}

/** Converts a service for the audit log. */
const shown = (service: Remote['servicio']) => ({
  servicio: service?.direccion ?? null,
  metodos: service && ['GET', ...service.metodos].join(', '),
})
