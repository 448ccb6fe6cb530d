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

/** Runs on every request and reads by primary key, so it is plain SQL: the query builder costs more than the query. */
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

  /** Returns the owner of a token as stored now: disabling a user or changing a password ends the session at once. */
  async open(token: string): Promise<Session | undefined> {
    const claims = this.tokens.read(token)
    if (!claims) return undefined
    const [actor] = await readActors(this.dataSource, ACTOR, [claims.sub])
    if (actor?.estado !== 'habilitado' || actor.version_token !== claims.v) return undefined
    return { actor, claims }
  }
}
