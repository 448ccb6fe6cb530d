import {
  type Activation,
  activation,
  type ManagedRemoteAnswer,
  managedRemoteAnswer,
  managedRemotesAnswer,
  type Withdrawal,
  withdrawal,
} from '@fichero/contract/releases.schema'
import { remoteName } from '@fichero/contract/remotes.schema'
import { Body, Controller, Get, Param, Post } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { ActivationService } from './activation.service.js'
import { ManagedRemotesService } from './managed-remotes.service.js'

const versionOf = ({ remoto }: ManagedRemoteAnswer) => remoto.version

@Controller('admin/remotes')
export class ManagedRemotesController {
  constructor(
    private readonly remotes: ManagedRemotesService,
    private readonly activation: ActivationService,
  ) {}

  @Get()
  @Can('remotes:manage')
  @Returns(managedRemotesAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.remotes.list(actor)
  }

  @Post(':nombre/activar')
  @Can('remotes:manage')
  @Versioned(versionOf)
  @Returns(managedRemoteAnswer)
  activate(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @Body({ schema: activation }) body: Activation,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.activation.activate(actor, { nombre, ifMatch }, body)
  }

  @Post(':nombre/devolver')
  @Can('remotes:manage')
  @Versioned(versionOf)
  @Returns(managedRemoteAnswer)
  rollBack(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.activation.rollBack(actor, { nombre, ifMatch })
  }

  @Post(':nombre/retirar-modulo')
  @Can('remotes:manage')
  @Versioned(versionOf)
  @Returns(managedRemoteAnswer)
  retire(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.activation.retire(actor, { nombre, ifMatch })
  }

  @Post(':nombre/fijar')
  @Can('remotes:manage')
  @Returns(managedRemoteAnswer)
  pin(@Param('nombre', { schema: remoteName }) nombre: string, @CurrentUser() actor: Actor) {
    return this.activation.pin(actor, nombre, true)
  }

  @Post(':nombre/soltar')
  @Can('remotes:manage')
  @Returns(managedRemoteAnswer)
  unpin(@Param('nombre', { schema: remoteName }) nombre: string, @CurrentUser() actor: Actor) {
    return this.activation.pin(actor, nombre, false)
  }

  @Post(':nombre/retirar')
  @Can('remotes:manage')
  @Returns(managedRemoteAnswer)
  withdraw(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @Body({ schema: withdrawal }) { hash }: Withdrawal,
    @CurrentUser() actor: Actor,
  ) {
    return this.activation.withdraw(actor, nombre, hash)
  }
}
