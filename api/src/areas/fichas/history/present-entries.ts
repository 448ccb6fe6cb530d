import type { ImportEntry, RecordedFile } from '@fichero/contract/import-history.schema'
import { fullName } from '@fichero/contract/text'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows } from '../../../access/policy.js'
import { rowsOf } from '../../../database/rows.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { countsOf, fileKindOf } from '../../../files/import-records/import-record.js'
import { reportDay } from '../../../files/import-records/last-report.js'
import { expiredOf, undoableUntil } from '../../../files/import-records/undo-term.js'
import type { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { isImport, type Newest, undoRefusal } from './undo-refusal.js'

const readUsers = rowsOf(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }))

/** The user who reads the history. The ficha and its newest import decide which entry this user can undo. */
interface Reader {
  actor: Actor
  ficha: Ficha
  newest: Newest | null
}

/**
 * Presents entries of the history in the order of `entries`. Each entry is a list of import ids; several ids are imports
 * without changes that share the entry.
 */
export async function presentEntries(
  manager: EntityManager,
  { actor, ficha, newest }: Reader,
  entries: number[][],
): Promise<ImportEntry[]> {
  const firstIds = entries.flatMap(([id]) => id ?? [])
  const records = await recordsOf(manager, firstIds)
  const files = await filesOf(
    manager,
    entries.flatMap((ids) => (ids.length > 1 ? ids : [])),
  )
  const undoing = await undoingOf(manager, firstIds)
  const expired = await expiredOf(manager, [...records.values()])
  const users = await usersOf(manager, [...records.values(), ...files.values(), ...undoing.values()])
  const mayImport = allows(fichaPolicy.importEvaluations, actor, ficha)
  return entries.flatMap((ids) => {
    const record = records.get(ids[0] ?? 0)
    if (!record) return []
    const undo = undoing.get(record.id)
    const state = { id: record.id, isUndone: undo !== undefined, isExpired: expired.has(record.id) }
    const refusal = isImport(record) ? undoRefusal(state, newest) : null
    const isUndoable = isImport(record) && refusal === null
    return {
      ...countsOf(record),
      ...presentFile(record, users),
      tipo: record.tipo as ImportEntry['tipo'],
      ...(fileKindOf(record) === 'instructores' && { instructores: true as const }),
      deshecha: undo ? { fecha: undo.fecha.toISOString(), usuario: users.get(undo.id_usuario) ?? '' } : null,
      can: { undo: mayImport && isUndoable },
      deshacer_hasta: isUndoable ? undoableUntil(record).toISOString() : null,
      motivo: refusal && { code: refusal.code, msg: refusal.message, params: refusal.params },
      sin_cambios:
        ids.length > 1
          ? presentFold(
              ids.flatMap((id) => files.get(id) ?? []),
              users,
            )
          : null,
    }
  })
}

type Users = Map<number, string>

const FILE = { id: true, archivo: true, fecha_reporte: true, fecha: true, id_usuario: true } as const
type File = Pick<FileImport, keyof typeof FILE>

const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))

const recordsOf = async (manager: EntityManager, ids: number[]) =>
  byId(await manager.findBy(FileImport, { id: In(ids) }))

/** Reads only the columns in `FILE`, because the summaries are large. */
const filesOf = async (manager: EntityManager, ids: number[]): Promise<Map<number, File>> =>
  ids.length === 0 ? new Map() : byId(await manager.find(FileImport, { select: FILE, where: { id: In(ids) } }))

/** Presents the file of an import, with the name of the user who imported the file. */
const presentFile = ({ id, archivo, fecha_reporte, fecha, id_usuario }: File, users: Users): RecordedFile => ({
  id,
  archivo,
  fecha_reporte,
  fecha: fecha.toISOString(),
  usuario: users.get(id_usuario) ?? '',
})

/** Presents an entry of several imports without changes: their period and their files. */
function presentFold(files: File[], users: Users): NonNullable<ImportEntry['sin_cambios']> {
  const days = files.map(reportDay).sort()
  return {
    desde: days[0] ?? '',
    hasta: days.at(-1) ?? '',
    cargas: files.map((file) => presentFile(file, users)),
  }
}

/** Returns, by the id of each undone import, the import record of the undo. */
export async function undoingOf(manager: EntityManager, ids: number[]): Promise<Map<number, FileImport>> {
  const details = await manager.find(ImportDetail, {
    select: { id_importacion: true, id_deshacer: true },
    where: { id_importacion: In(ids) },
  })
  const undone = details.flatMap(({ id_importacion, id_deshacer }) =>
    id_deshacer === null ? [] : [{ id_importacion, id_deshacer }],
  )
  const undos = await manager.findBy(FileImport, { id: In(undone.map(({ id_deshacer }) => id_deshacer)) })
  const found = byId(undos)
  return new Map(
    undone.flatMap(({ id_importacion, id_deshacer }) => {
      const undo = found.get(id_deshacer)
      return undo ? [[id_importacion, undo]] : []
    }),
  )
}

/** Returns the names of the users who made the imports, by id. */
async function usersOf(manager: EntityManager, records: File[]): Promise<Map<number, string>> {
  const ids = [...new Set(records.map(({ id_usuario }) => id_usuario))]
  if (ids.length === 0) return new Map()
  const sql = `SELECT id, nombre, apellido FROM usuario WHERE id IN (${ids.map(() => '?')})`
  const rows = await readUsers(manager, sql, ids)
  return new Map(rows.map(({ id, nombre, apellido }) => [id, fullName({ nombre, apellido })]))
}
