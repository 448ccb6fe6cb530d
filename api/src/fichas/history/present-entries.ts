import type { ImportEntry, RecordedFile } from '@fichero/contract/import-history.schema'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows } from '../../access/policy.js'
import { rowsOf } from '../../database/rows.js'
import { FileImport } from '../../imports/file-import.entity.js'
import { ImportDetail } from '../../imports/import-detail.entity.js'
import { reportDay } from '../../imports/last-report.js'
import { countsOf } from '../../imports/stored-summary.js'
import type { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { isLoad, type Newest, undoRefusal } from './undo-refusal.js'

const readUsers = rowsOf(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }))

interface Reader {
  actor: Actor
  ficha: Ficha
  newest: Newest | null
}

/** Presents the entries with these ids, in the same order. */
export async function presentEntries(
  manager: EntityManager,
  { actor, ficha, newest }: Reader,
  entries: number[][],
): Promise<ImportEntry[]> {
  const heads = entries.flatMap(([head]) => head ?? [])
  const notes = await notesOf(manager, heads)
  const files = await filesOf(
    manager,
    entries.flatMap((ids) => (ids.length > 1 ? ids : [])),
  )
  const undoing = await undoingOf(manager, heads)
  const users = await usersOf(manager, [...notes.values(), ...files.values(), ...undoing.values()])
  const may = allows(fichaPolicy.importEvaluations, actor, ficha)
  return entries.flatMap((ids) => {
    const note = notes.get(ids[0] ?? 0)
    if (!note) return []
    const undo = undoing.get(note.id)
    const refusal = isLoad(note) ? undoRefusal(note.id, undo !== undefined, newest) : null
    return {
      ...countsOf(note),
      ...presentFile(note, users),
      tipo: note.tipo as ImportEntry['tipo'],
      deshecha: undo ? { fecha: undo.fecha.toISOString(), usuario: users.get(undo.id_usuario) ?? '' } : null,
      can: { undo: may && isLoad(note) && refusal === null },
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

const notesOf = async (manager: EntityManager, ids: number[]) => byId(await manager.findBy(FileImport, { id: In(ids) }))

/** Without their summaries. */
const filesOf = async (manager: EntityManager, ids: number[]): Promise<Map<number, File>> =>
  ids.length === 0 ? new Map() : byId(await manager.find(FileImport, { select: FILE, where: { id: In(ids) } }))

const presentFile = ({ id, archivo, fecha_reporte, fecha, id_usuario }: File, users: Users): RecordedFile => ({
  id,
  archivo,
  fecha_reporte,
  fecha: fecha.toISOString(),
  usuario: users.get(id_usuario) ?? '',
})

function presentFold(files: File[], users: Users): NonNullable<ImportEntry['sin_cambios']> {
  const days = files.map(reportDay).sort()
  return {
    desde: days[0] ?? '',
    hasta: days.at(-1) ?? '',
    cargas: files.map((file) => presentFile(file, users)),
  }
}

/** Returns the entries that undid these imports, by the import's id. */
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

async function usersOf(manager: EntityManager, notes: File[]): Promise<Map<number, string>> {
  const ids = [...new Set(notes.map(({ id_usuario }) => id_usuario))]
  if (ids.length === 0) return new Map()
  const sql = `SELECT id, nombre, apellido FROM usuario WHERE id IN (${ids.map(() => '?')})`
  const rows = await readUsers(manager, sql, ids)
  return new Map(rows.map(({ id, nombre, apellido }) => [id, `${nombre} ${apellido}`]))
}
