import { ROLES, USER_STATES } from '@fichero/contract/enums'
import { SESSION_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, LessThan } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import type { Actor } from './current-user.decorator.js'
import { EndedSession } from './ended-session.entity.js'
import type { Claims, Session } from './tokens.js'

/** Runs on every request and reads by primary keys, so it is plain SQL: the query builder costs more than the query. */
const ACTOR = `SELECT id, nro_documento, nombre, apellido, rol, estado, version_token FROM usuario
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
  }),
)

@Injectable()
export class Sessions {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the owner of a token as stored now: disabling a user, changing a password or signing out ends it at once. */
  async actorOf({ sub, sid, v }: Claims): Promise<Actor | undefined> {
    const [actor] = await readActors(this.dataSource, ACTOR, [sub, sid])
    return actor?.estado === 'habilitado' && actor.version_token === v ? actor : undefined
  }

  /** Ends a session before its time, with all of its tokens. */
  async end(manager: EntityManager, { sid, auth_time }: Session): Promise<void> {
    await forgetExpired(manager)
    // A second click may come at the same time.
    await manager.upsert(EndedSession, { id: sid, vence: new Date(auth_time * 1000 + SESSION_MS) }, ['id'])
  }
}

/** By key, because MySQL would lock more than the rows of a range, and concurrent sign-outs would deadlock. */
async function forgetExpired(manager: EntityManager): Promise<void> {
  const expired = await manager.find(EndedSession, { where: { vence: LessThan(new Date()) }, take: 100 })
  // Stryker disable next-line ConditionalExpression,EqualityOperator: saves a statement only
  if (expired.length > 0) await manager.delete(EndedSession, { id: In(expired.map(({ id }) => id)) })
}
