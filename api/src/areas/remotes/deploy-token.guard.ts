import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import { bearerOf } from '../../access/bearer.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'
import { digestOf } from './deploy-token-value.js'
import { Remote } from './remote.entity.js'

const MINUTE_MS = 60_000

interface RequestWithToken extends Request {
  deployToken?: DeployToken
}

/** Requires a valid deploy token of the remote `:nombre`, and records when it was used. */
@Injectable()
export class DeployTokenGuard implements CanActivate {
  constructor(private readonly dataSource: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithToken>()
    const token = await this.requireValid(bearerOf(request))
    const { nombre } = request.params
    if (token.remoto !== nombre)
      throw fail('deploy_token_other_remote', { esperado: token.remoto, recibido: String(nombre) })
    await this.recordUse(token)
    request.deployToken = token
    return true
  }

  private async requireValid(value: string): Promise<DeployToken> {
    const { manager } = this.dataSource
    const token = value ? await manager.findOneBy(DeployToken, { hash: digestOf(value) }) : null
    if (!token) throw fail('deploy_token_invalid')
    const [creator, remote] = await Promise.all([
      manager.findOneBy(User, { id: token.id_usuario }),
      manager.findOneBy(Remote, { nombre: token.remoto }),
    ])
    const { estado, reposo } = stateOf(token, { creator, remote })
    if (reposo === 'modulo_retirado') throw fail('deploy_token_of_retired')
    if (estado === 'en_reposo') throw fail('deploy_token_rests')
    if (estado !== 'vigente') throw fail('deploy_token_invalid')
    return token
  }

  /** Stores the time of use, at most once a minute. */
  private async recordUse({ id, usada }: DeployToken): Promise<void> {
    const now = new Date()
    if (usada && now.getTime() - usada.getTime() <= MINUTE_MS) return
    await inTransaction(this.dataSource, (manager) => manager.update(DeployToken, { id }, { usada: now }))
  }
}

/** Injects the deploy token of the request. */
export const CurrentDeployToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): DeployToken | undefined =>
    context.switchToHttp().getRequest<RequestWithToken>().deployToken,
)
