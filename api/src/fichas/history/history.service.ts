import type { ImportChanges, ImportEntry, ImportsAnswer, UndoAnswer } from '@fichero/contract/import-history.schema'
import { importReport } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows, authorize } from '../../access/policy.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { rowsOf } from '../../database/rows.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { FileImport } from '../../imports/file-import.entity.js'
import { ImportDetail } from '../../imports/import-detail.entity.js'
import { lastImport } from '../../imports/last-report.js'
import { succeed } from '../../records/succeed.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy, viewFicha } from '../fichas.policy.js'
import { changedPeople } from '../import/changed-people.js'
import { lockTarget } from '../import/lock-target.js'
import { presentChanges } from '../import/present-changes.js'
import { diffsOf, namesOf, storedDetail } from './read-changes.js'
import { undoImport } from './undo-import.js'
import { isLoad, type Newest, undoRefusal } from './undo-refusal.js'

interface Page {
  page: number
  limit: number
}

const readUsers = rowsOf(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }))

@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, nro_ficha: number, query: Page): Promise<ImportsAnswer> {
    const { manager } = this.dataSource
    const ficha = await visibleFicha(manager, actor, nro_ficha)
    const [notes, total] = await Promise.all([
      manager.find(FileImport, {
        where: { nro_ficha },
        order: { orden: 'DESC' },
        skip: offsetOf(query),
        take: query.limit,
      }),
      manager.countBy(FileImport, { nro_ficha }),
    ])
    const importaciones = await presentEntries(manager, actor, ficha, notes)
    return { ok: true, importaciones, pagination: paginationOf(query, total) }
  }

  async changes(actor: Actor, nro_ficha: number, id: number, query: Page): Promise<ImportChanges> {
    const { manager } = this.dataSource
    await visibleFicha(manager, actor, nro_ficha)
    if (!(await manager.existsBy(FileImport, { id, nro_ficha }))) throw fail('import_not_found')
    const detail = await storedDetail(manager, id)
    const diffs = await diffsOf(manager, id)
    const rows = [...diffs, ...detail.personas, ...detail.matriculas, ...detail.titulares]
    const documents = [...new Set(rows.map(({ nro_documento }) => nro_documento))]
    return presentChanges(manager, changedPeople(detail, diffs, await namesOf(manager, documents)), query)
  }

  async undo(actor: Actor, nro_ficha: number, id: number): Promise<UndoAnswer> {
    const importacion = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nro_ficha)
      const note = await manager.findOneBy(FileImport, { id, nro_ficha })
      if (!note || !isLoad(note)) throw fail('import_not_found')
      const newest = await newestOf(manager, nro_ficha)
      const refusal = undoRefusal(id, await isUndone(manager, id), newest)
      if (refusal) throw refusal
      const undo = await undoImport(manager, { actor, target }, note, await storedDetail(manager, id))
      const ficha = await manager.findOneByOrFail(Ficha, { nro_ficha })
      const [entry] = await presentEntries(manager, actor, ficha, await manager.findBy(FileImport, { id: undo }))
      if (!entry) throw new Error('The entry of an undone import was not written')
      return entry
    })
    return succeed('import_undone', { importacion })
  }
}

async function visibleFicha(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<Ficha> {
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  if (!ficha) throw fail('ficha_not_found')
  authorize(viewFicha, actor, ficha)
  return ficha
}

async function newestOf(manager: EntityManager, nro_ficha: number): Promise<Newest | null> {
  const note = await lastImport(manager, nro_ficha)
  return note && { note, detail: await manager.findOneBy(ImportDetail, { id_importacion: note.id }) }
}

const isUndone = async (manager: EntityManager, id_importacion: number) =>
  (await undoingOf(manager, [id_importacion])).size > 0

/** Returns the entries that undid these imports, by the import's id. */
async function undoingOf(manager: EntityManager, ids: number[]): Promise<Map<number, FileImport>> {
  const details = await manager.find(ImportDetail, {
    select: { id_importacion: true, id_deshacer: true },
    where: { id_importacion: In(ids) },
  })
  const undone = details.flatMap(({ id_importacion, id_deshacer }) =>
    id_deshacer === null ? [] : [{ id_importacion, id_deshacer }],
  )
  const undos = await manager.findBy(FileImport, { id: In(undone.map(({ id_deshacer }) => id_deshacer)) })
  const byId = new Map(undos.map((undo) => [undo.id, undo]))
  return new Map(
    undone.flatMap(({ id_importacion, id_deshacer }) => {
      const undo = byId.get(id_deshacer)
      return undo ? [[id_importacion, undo]] : []
    }),
  )
}

async function presentEntries(
  manager: EntityManager,
  actor: Actor,
  ficha: Ficha,
  notes: FileImport[],
): Promise<ImportEntry[]> {
  const undoing = await undoingOf(
    manager,
    notes.map(({ id }) => id),
  )
  const users = await usersOf(manager, [...notes, ...undoing.values()])
  const newest = await newestOf(manager, ficha.nro_ficha)
  const may = allows(fichaPolicy.importEvaluations, actor, ficha)
  return notes.map((note) => {
    const undo = undoing.get(note.id)
    const refusal = isLoad(note) ? undoRefusal(note.id, undo !== undefined, newest) : null
    return {
      ...importReport.pick({ registros: true, retirados: true, aprendices: true }).parse(note.resumen),
      id: note.id,
      tipo: note.tipo as ImportEntry['tipo'],
      archivo: note.archivo,
      fecha_reporte: note.fecha_reporte,
      fecha: note.fecha.toISOString(),
      usuario: users.get(note.id_usuario) ?? '',
      deshecha: undo ? { fecha: undo.fecha.toISOString(), usuario: users.get(undo.id_usuario) ?? '' } : null,
      can: { undo: may && isLoad(note) && refusal === null },
      motivo: refusal && { code: refusal.code, msg: refusal.message, params: refusal.params },
    }
  })
}

async function usersOf(manager: EntityManager, notes: FileImport[]): Promise<Map<number, string>> {
  const ids = [...new Set(notes.map(({ id_usuario }) => id_usuario))]
  if (ids.length === 0) return new Map()
  const sql = `SELECT id, nombre, apellido FROM usuario WHERE id IN (${ids.map(() => '?')})`
  const rows = await readUsers(manager, sql, ids)
  return new Map(rows.map(({ id, nombre, apellido }) => [id, `${nombre} ${apellido}`]))
}
