import { MAX_DEPLOY_TOKENS } from '@fichero/contract/limits'
import type {
  DeployTokenAnswer,
  DeployTokenCreated,
  DeployToken as DeployTokenData,
  DeployTokensAnswer,
  DeployTokenData as NewDeployToken,
} from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In, IsNull, MoreThan } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities, authorize } from '../access/policy.js'
import { audit } from '../audit/audit.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { lockRow, lockRows } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { digestOf, newToken } from './deploy-token-value.js'
import { tokenPolicy } from './remotes.policy.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** The newest ones that are listed. */
const SHOWN = 200

/** Tokens with which release commands publish: made and revoked by administrators. */
@Injectable()
export class DeployTokensService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<DeployTokensAnswer> {
    const { manager } = this.dataSource
    const rows = await manager.find(DeployToken, { order: { id: 'DESC' }, take: SHOWN })
    const select = { id: true, nombre: true, apellido: true } as const
    const people = await manager.find(User, { select, where: { id: In(rows.map(({ id_usuario }) => id_usuario)) } })
    const names = new Map(people.map((person) => [person.id, nameOf(person)]))
    return { ok: true, claves: rows.map((row) => present(actor, row, names.get(row.id_usuario) ?? '')) }
  }

  async create(actor: Actor, { nombre, remoto, activa, dias }: NewDeployToken): Promise<DeployTokenCreated> {
    const valor = newToken()
    const creada = new Date()
    const vence = new Date(creada.getTime() + dias * DAY_MS)
    const row = await inTransaction(this.dataSource, async (manager) => {
      const working = await lockRows(manager, DeployToken, { remoto, revocada: IsNull(), vence: MoreThan(creada) })
      if (working.length >= MAX_DEPLOY_TOKENS) throw fail('too_many_deploy_tokens', { max: MAX_DEPLOY_TOKENS })
      const token = Object.assign(new DeployToken(), {
        nombre,
        remoto,
        hash: digestOf(valor),
        activa,
        id_usuario: actor.id,
        creada,
        vence,
        usada: null,
        revocada: null,
      } satisfies Omit<DeployToken, 'id'>)
      await manager.insert(DeployToken, token)
      await audit(manager, {
        actor,
        accion: 'remotes:create-token',
        entidad: 'remoto',
        entidad_id: remoto,
        despues: { clave: nombre, puede_activar: activa, vence: vence.toISOString().slice(0, 10) },
      })
      return token
    })
    return succeed('deploy_token_created', { clave: present(actor, row, nameOf(actor)), valor })
  }

  async revoke(actor: Actor, id: number): Promise<DeployTokenAnswer> {
    const row = await inTransaction(this.dataSource, async (manager) => {
      const token = await lockRow(manager, DeployToken, { id }, 'deploy_token_not_found')
      authorize(tokenPolicy.revoke, actor, { estado: stateOf(token) })
      if (stateOf(token) !== 'vigente') return token
      const revocada = new Date()
      await manager.update(DeployToken, { id }, { revocada })
      await audit(manager, {
        actor,
        accion: 'remotes:revoke-token',
        entidad: 'remoto',
        entidad_id: token.remoto,
        antes: { clave: token.nombre },
      })
      return Object.assign(token, { revocada })
    })
    const author = await this.dataSource.manager.findOneBy(User, { id: row.id_usuario })
    return succeed('deploy_token_revoked', { clave: present(actor, row, author ? nameOf(author) : '') })
  }
}

const nameOf = ({ nombre, apellido }: Pick<User, 'nombre' | 'apellido'>) => `${nombre} ${apellido}`.trim()

function stateOf({ revocada, vence }: DeployToken): DeployTokenData['estado'] {
  if (revocada) return 'revocada'
  return vence.getTime() > Date.now() ? 'vigente' : 'vencida'
}

function present(actor: Actor, row: DeployToken, autor: string): DeployTokenData {
  const { id, nombre, remoto, activa, creada, vence, usada } = row
  const estado = stateOf(row)
  return {
    id,
    nombre,
    remoto,
    activa,
    creada: creada.toISOString(),
    autor,
    vence: vence.toISOString(),
    usada: usada?.toISOString() ?? null,
    estado,
    can: abilities(tokenPolicy, actor, { estado }),
  }
}
