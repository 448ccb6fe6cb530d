import { MAX_DEPLOY_TOKENS } from '@fichero/contract/limits'
import type {
  DeployTokenAnswer,
  DeployTokenCreated,
  DeployToken as DeployTokenData,
  DeployTokensAnswer,
  DeployTokenData as NewDeployToken,
} from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities, allows, authorize } from '../access/policy.js'
import type { Session } from '../access/tokens.js'
import { audit } from '../audit/audit.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { lockRow, lockRows } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { OwnCredentials } from '../users/own-credentials.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'
import { digestOf, newToken } from './deploy-token-value.js'
import { Remote } from './remote.entity.js'
import { tokenPolicy } from './remotes.policy.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** The newest ones that are listed. */
const SHOWN = 200

/** Tokens with which release commands publish: made and revoked by administrators. */
@Injectable()
export class DeployTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnCredentials,
  ) {}

  async list(actor: Actor): Promise<DeployTokensAnswer> {
    const { manager } = this.dataSource
    const rows = await manager.find(DeployToken, { order: { id: 'DESC' }, take: SHOWN })
    const around = await aroundOf(manager, rows)
    return { ok: true, claves: rows.map((row) => present(actor, row, around(row))) }
  }

  async create(actor: Actor, session: Session, data: NewDeployToken): Promise<DeployTokenCreated> {
    await this.own.require(actor, session, data)
    const { nombre, remoto, activa, dias } = data
    const valor = newToken()
    const creada = new Date()
    const vence = new Date(creada.getTime() + dias * DAY_MS)
    const row = await inTransaction(this.dataSource, async (manager) => {
      const open = await lockRows(manager, DeployToken, { remoto, revocada: IsNull(), vence: MoreThan(creada) })
      const around = await aroundOf(manager, open)
      const working = open.filter((token) => stateOf(token, around(token)).estado === 'vigente')
      if (working.length >= MAX_DEPLOY_TOKENS) throw fail('too_many_deploy_tokens', { max: MAX_DEPLOY_TOKENS })
      const token = Object.assign(new DeployToken(), {
        nombre,
        remoto,
        hash: digestOf(valor),
        activa,
        id_usuario: actor.id,
        version_token: actor.version_token,
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
    return succeed('deploy_token_created', { clave: present(actor, row, { maker: actor, remote: null }), valor })
  }

  async revoke(actor: Actor, id: number): Promise<DeployTokenAnswer> {
    const row = await inTransaction(this.dataSource, async (manager) => {
      const token = await lockRow(manager, DeployToken, { id }, 'deploy_token_not_found')
      const state = stateOf(token, (await aroundOf(manager, [token]))(token))
      authorize(tokenPolicy.revoke, actor, state)
      if (!allows(tokenPolicy.revoke, actor, state)) return token
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
    const around = await aroundOf(this.dataSource.manager, [row])
    return succeed('deploy_token_revoked', { clave: present(actor, row, around(row)) })
  }
}

/** Returns who made a token and which remote it is of. */
async function aroundOf(manager: EntityManager, tokens: DeployToken[]) {
  const [people, remotes] = await Promise.all([
    manager.findBy(User, { id: In(tokens.map(({ id_usuario }) => id_usuario)) }),
    manager.findBy(Remote, { nombre: In(tokens.map(({ remoto }) => remoto)) }),
  ])
  const [byId, byName] = [new Map(people.map((one) => [one.id, one])), new Map(remotes.map((one) => [one.nombre, one]))]
  return ({ id_usuario, remoto }: DeployToken) => ({ maker: byId.get(id_usuario), remote: byName.get(remoto) })
}

interface Around {
  maker: Actor | undefined
  remote: Pick<Remote, 'retirado'> | null | undefined
}

function present(actor: Actor, row: DeployToken, around: Around): DeployTokenData {
  const { id, nombre, remoto, activa, creada, vence, usada } = row
  const { maker } = around
  const state = stateOf(row, around)
  return {
    id,
    nombre,
    remoto,
    activa,
    creada: creada.toISOString(),
    autor: maker ? `${maker.nombre} ${maker.apellido}`.trim() : '',
    vence: vence.toISOString(),
    usada: usada?.toISOString() ?? null,
    ...state,
    can: abilities(tokenPolicy, actor, state),
  }
}
