import { ROLES, type Role } from '@fichero/contract/enums'
import { z } from 'zod'
import { computed, countOf, rowsOf, type Source } from '../database/rows.js'

// Who sees which centres (docs/decisions/disabling-and-edit-rights.md#centres). Every statement that selects fichas or people
// for a user takes them from `scopedTo`, and the policies of rows ask `isInScope`.

/** The ids of centres, or `all`: also fichas without a centre. */
export type Centres = 'all' | readonly number[]

/**
 * Columns of `usuario` that `sightOf` reads: the number of confirmed centres, the ids of those in which the user works, and the ids of
 * those in which heads load reports.
 */
export const WORKPLACES = `(SELECT COUNT(*) FROM centro WHERE confirmado = 1) AS todos_los_centros,
  (SELECT GROUP_CONCAT(w.id_centro) FROM usuario_centro w JOIN centro c ON c.id = w.id_centro
    WHERE w.id_usuario = usuario.id AND c.confirmado = 1) AS sus_centros,
  (SELECT GROUP_CONCAT(c.id) FROM centro c WHERE c.confirmado = 1 AND c.carga = 'jefes') AS cargan_jefes`
export const workplaces = z.object({
  todos_los_centros: computed,
  sus_centros: z.string().nullable(),
  cargan_jefes: z.string().nullable(),
})

/** What a user sees, and where she loads the reports of the fichas that she heads. */
export interface Sight {
  centros: Centres
  carga: Centres
}

/** Returns what a user sees. While there are fewer than two centres, everybody sees everything. */
export function sightOf({ rol, todos_los_centros, sus_centros, cargan_jefes }: SightRow): Sight {
  const loading = idsIn(cargan_jefes)
  if (todos_los_centros < 2) return { centros: 'all', carga: loading.length > 0 ? 'all' : [] }
  const own = idsIn(sus_centros)
  return { centros: rol === 'admin' ? 'all' : own, carga: own.filter((id) => loading.includes(id)) }
}
type SightRow = { rol: Role } & z.infer<typeof workplaces>

/** Returns the ids in the text of a `GROUP_CONCAT`. */
export const idsIn = (text: string | null): number[] => (text ?? '').split(',').filter(Boolean).map(Number)

const readWorkplaces = rowsOf(workplaces.extend({ rol: z.enum(ROLES) }))

/** Reads what a user sees. */
export async function readSight(source: Source, user: number): Promise<Sight> {
  const [row] = await readWorkplaces(source, `SELECT rol, ${WORKPLACES} FROM usuario WHERE id = ?`, [user])
  return row ? sightOf(row) : { centros: [], carga: [] }
}

/** The tables from which a user's statements select. */
interface Scope {
  /** `ficha`, with only the fichas of the user's centres, as a table expression without an alias. */
  fichas: string
  /** SQL condition on columns of `ficha` without a prefix: the ficha is one of `fichas`. */
  isOwnFicha: string
  /** `usuario`, with the user, the people of the user's centres, and the administrators, who belong to all centres. */
  users: string
}

const EVERYTHING: Scope = { fichas: 'ficha', isOwnFicha: '1 = 1', users: 'usuario' }

/** Returns table expressions for the statements of a user. Both engines merge them into the statement around them. */
export function scopedTo({ id, centros }: { id: number; centros: Centres }): Scope {
  if (centros === 'all') return EVERYTHING
  const among = `IN (${centros.length > 0 ? centros.join(', ') : 'NULL'})`
  const isOwnFicha = `id_centro ${among}`
  return {
    fichas: `(SELECT * FROM ficha WHERE ${isOwnFicha})`,
    isOwnFicha,
    users: `(SELECT * FROM usuario WHERE id = ${id} OR rol = 'admin'
      OR id IN (SELECT id_usuario FROM usuario_centro WHERE id_centro ${among}))`,
  }
}

/** Returns whether the user sees the rows of a centre; false without a user. */
export const isInScope = (actor: { centros: Centres } | undefined, centre: number | null): boolean =>
  actor !== undefined && isAmong(actor.centros, centre)

/** Returns whether a centre is one of these centres. */
export const isAmong = (centres: Centres, centre: number | null): boolean =>
  centres === 'all' || (centre !== null && centres.includes(centre))

/** Returns whether the user sees another user, in any state. */
export const seesUser = async (source: Source, actor: { id: number; centros: Centres }, id: number): Promise<boolean> =>
  (await countOf(source, `SELECT COUNT(*) AS total FROM ${scopedTo(actor).users} u WHERE id = ?`, [id])) > 0
