import type {
  DeployTokenAnswer,
  DeployTokenCreated,
  DeployToken as DeployTokenData,
  DeployTokensAnswer,
  DeployTokenData as NewDeployToken,
} from '@fichero/contract/deploy-tokens.schema'
import { MAX_DEPLOY_TOKENS } from '@fichero/contract/limits'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, allows, authorize } from '../../access/policy.js'
import type { Sight } from '../../access/scope.js'
import type { Session } from '../../access/tokens.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow, lockRows } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { Reauthentication } from '../users/reauthentication.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'
import { digestOf, newToken } from './deploy-token-value.js'
import { Remote } from './remote.entity.js'
import { tokenPolicy } from './remotes.policy.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Maximum number of tokens in the list, newest first. */
const MAX_LISTED = 200

/** Lists, creates and revokes deploy tokens, with which `fichero-remote release` publishes releases. */
@Injectable()
export class DeployTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reauthentication: Reauthentication,
  ) {}

  async list(actor: Actor): Promise<DeployTokensAnswer> {
    const { manager } = this.dataSource
    const rows = await manager.find(DeployToken, { order: { id: 'DESC' }, take: MAX_LISTED })
    const contextOf = await readContexts(manager, rows)
    return { ok: true, claves: rows.map((row) => present(actor, row, contextOf(row))) }
  }

  async create(actor: Actor, session: Session, data: NewDeployToken): Promise<DeployTokenCreated> {
    await this.reauthentication.require(actor, session, data)
    const { nombre, remoto, activa, correo, dias } = data
    const valor = newToken()
    const creada = new Date()
    const vence = new Date(creada.getTime() + dias * DAY_MS)
    const row = await inTransaction(this.dataSource, async (manager) => {
      const unexpired = await lockRows(manager, DeployToken, { remoto, revocada: IsNull(), vence: MoreThan(creada) })
      const contextOf = await readContexts(manager, unexpired)
      const valid = unexpired.filter((token) => stateOf(token, contextOf(token)).estado === 'vigente')
      if (valid.length >= MAX_DEPLOY_TOKENS) throw fail('too_many_deploy_tokens', { max: MAX_DEPLOY_TOKENS })
      const token = Object.assign(new DeployToken(), {
        nombre,
        remoto,
        hash: digestOf(valor),
        activa,
        correo,
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
        despues: { clave: nombre, puede_activar: activa, vence: vence.toISOString() },
      })
      return token
    })
    return succeed('deploy_token_created', { clave: present(actor, row, { creator: actor, remote: null }), valor })
  }

  async revoke(actor: Actor, id: number): Promise<DeployTokenAnswer> {
    const row = await inTransaction(this.dataSource, async (manager) => {
      const token = await lockRow(manager, DeployToken, { id }, 'deploy_token_not_found')
      const state = stateOf(token, (await readContexts(manager, [token]))(token))
      authorize(tokenPolicy.revoke, actor, state)
      if (!allows(tokenPolicy.revoke, actor, state)) return token
      const changes = { revocada: new Date(), correo: null }
      await manager.update(DeployToken, { id }, changes)
      await audit(manager, {
        actor,
        accion: 'remotes:revoke-token',
        entidad: 'remoto',
        entidad_id: token.remoto,
        antes: { clave: token.nombre },
      })
      return Object.assign(token, changes)
    })
    const contextOf = await readContexts(this.dataSource.manager, [row])
    return succeed('deploy_token_revoked', { clave: present(actor, row, contextOf(row)) })
  }
}

/** Returns a function that finds the creator and the remote of a token. */
async function readContexts(manager: EntityManager, tokens: DeployToken[]) {
  const [people, remotes] = await Promise.all([
    manager.findBy(User, { id: In(tokens.map(({ id_usuario }) => id_usuario)) }),
    manager.findBy(Remote, { nombre: In(tokens.map(({ remoto }) => remoto)) }),
  ])
  const [byId, byName] = [new Map(people.map((one) => [one.id, one])), new Map(remotes.map((one) => [one.nombre, one]))]
  return ({ id_usuario, remoto }: DeployToken) => ({ creator: byId.get(id_usuario), remote: byName.get(remoto) })
}

/** The creator and the remote of a token. */
interface TokenContext {
  creator: Omit<Actor, keyof Sight> | undefined
  remote: Pick<Remote, 'retirado'> | null | undefined
}

/** Converts a token for an answer. */
function present(actor: Actor, row: DeployToken, context: TokenContext): DeployTokenData {
  const { id, nombre, remoto, activa, correo, creada, vence, usada } = row
  const { creator } = context
  const state = stateOf(row, context)
  return {
    id,
    nombre,
    remoto,
    activa,
    correo,
    creada: creada.toISOString(),
    autor: creator ? fullName(creator) : '',
    vence: vence.toISOString(),
    usada: usada?.toISOString() ?? null,
    ...state,
    can: abilities(tokenPolicy, actor, state),
  }
}
