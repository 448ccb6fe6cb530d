import { ROLES, USER_STATES } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import type { Actor } from './current-user.decorator.js'
import { type Claims, Tokens } from './tokens.js'

interface Session {
  actor: Actor
  claims: Claims
}

/** Read on every request by its primary key, so written by hand: the query builder would cost more than the query. */
const ACTOR = `SELECT id, nro_documento, nombre, apellido, rol, estado, version_token FROM usuario WHERE id = ?`

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
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
  ) {}

  /** Whose token it is, as of now: disabling a person or a new password ends the session at once. */
  async open(token: string): Promise<Session | undefined> {
    const claims = this.tokens.read(token)
    if (!claims) return undefined
    const [actor] = await readActors(this.dataSource, ACTOR, [claims.sub])
    if (actor?.estado !== 'habilitado' || actor.version_token !== claims.v) return undefined
    return { actor, claims }
  }
}
