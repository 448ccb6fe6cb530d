import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import { bearerOf } from '../access/bearer.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'
import { digestOf } from './deploy-token-value.js'
import { Remote } from './remote.entity.js'

/** In ms. */
const MINUTE = 60_000

interface RequestWithToken extends Request {
  deployToken?: DeployToken
}

/** Lets in who has a deploy token of the remote `:nombre` that works, and notes when it was used. */
@Injectable()
export class DeployTokenKeeper implements CanActivate {
  constructor(private readonly dataSource: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithToken>()
    const token = await this.working(bearerOf(request))
    const { nombre } = request.params
    if (token.remoto !== nombre)
      throw fail('deploy_token_other_remote', { esperado: token.remoto, recibido: String(nombre) })
    await this.note(token)
    request.deployToken = token
    return true
  }

  private async working(value: string): Promise<DeployToken> {
    const { manager } = this.dataSource
    const token = value ? await manager.findOneBy(DeployToken, { hash: digestOf(value) }) : null
    if (!token) throw fail('deploy_token_invalid')
    const [maker, remote] = await Promise.all([
      manager.findOneBy(User, { id: token.id_usuario }),
      manager.findOneBy(Remote, { nombre: token.remoto }),
    ])
    const { estado, reposo } = stateOf(token, { maker, remote })
    if (reposo === 'modulo_retirado') throw fail('deploy_token_of_retired')
    if (estado === 'en_reposo') throw fail('deploy_token_rests')
    if (estado !== 'vigente') throw fail('deploy_token_invalid')
    return token
  }

  private async note({ id, usada }: DeployToken): Promise<void> {
    const now = new Date()
    if (usada && now.getTime() - usada.getTime() <= MINUTE) return
    await inTransaction(this.dataSource, (manager) => manager.update(DeployToken, { id }, { usada: now }))
  }
}

/** The token that was let in. */
export const CurrentDeployToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): DeployToken | undefined =>
    context.switchToHttp().getRequest<RequestWithToken>().deployToken,
)
