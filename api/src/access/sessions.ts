import { ROLES, USER_STATES } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, LessThan } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import type { AppError } from '../errors/app-error.js'
import { ContractAccess } from './contract-access.js'
import type { Actor } from './current-user.decorator.js'
import { EndedSession } from './ended-session.entity.js'
import { sightOf, WORKPLACES, workplaces } from './scope.js'
import { type Claims, endOf, type Session } from './tokens.js'

/** Plain SQL, because every request runs this primary-key query: the query builder would cost more than the query. */
const ACTOR = `SELECT id, nro_documento, nombre, apellido, rol, estado, version_token,
  fecha_inicio_contrato, fecha_fin_contrato, acceso_hasta, ${WORKPLACES} FROM usuario
  WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sesion_cerrada WHERE id = ?)`

const readActors = rowsOf(
  z.object({
    id: z.int(),
    nro_documento: z.string(),
    nombre: z.string(),
    apellido: z.string(),
    rol: z.enum(ROLES),
    estado: z.enum(USER_STATES),
    version_token: z.int(),
    fecha_inicio_contrato: z.string().nullable(),
    fecha_fin_contrato: z.string().nullable(),
    acceso_hasta: z.string().nullable(),
    ...workplaces.shape,
  }),
)

/** The user of a token, or the error if the user has no access now. Neither is set if the session has ended. */
interface Owner {
  actor?: Actor
  refusal?: AppError | undefined
}

/** Finds the user of a session token, and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
  ) {}

  /**
   * Reads the user of a token. Disabling the user, a new password, signing out and the end of the contract end a session
   * at once.
   */
  async ownerOf({ sub, sid, v }: Claims): Promise<Owner> {
    const [row] = await readActors(this.dataSource, ACTOR, [sub, sid])
    if (row?.estado !== 'habilitado' || row.version_token !== v) return {}
    const refusal = this.contracts.refusalOf(row)
    if (refusal) return { refusal }
    const {
      fecha_inicio_contrato: _,
      fecha_fin_contrato: __,
      acceso_hasta: ___,
      todos_los_centros,
      sus_centros,
      cargan_jefes,
      ...user
    } = row
    const sight = sightOf({ rol: user.rol, todos_los_centros, sus_centros, cargan_jefes })
    return { actor: { ...user, ...sight } }
  }

  /** Ends a session before it expires: all of its tokens become invalid. */
  end(manager: EntityManager, session: Session): Promise<void> {
    return this.endAt(manager, session.sid, new Date(endOf(session) * 1000))
  }

  /** Ends a session by its id. `vence`: when its last token expires. */
  async endAt(manager: EntityManager, id: string, vence: Date): Promise<void> {
    await forgetExpired(manager)
    // An upsert, because a double click sends two concurrent requests.
    await manager.upsert(EndedSession, { id, vence }, ['id'])
  }
}

/** Deletes by key, because MySQL would lock more than the rows of a range, and concurrent sign-outs would deadlock. */
async function forgetExpired(manager: EntityManager): Promise<void> {
  const expired = await manager.find(EndedSession, { where: { vence: LessThan(new Date()) }, take: 100 })
  // Stryker disable next-line ConditionalExpression,EqualityOperator: saves a statement only
  if (expired.length > 0) await manager.delete(EndedSession, { id: In(expired.map(({ id }) => id)) })
}
