import type { ImportChanges, ImportsAnswer, ImportsQuery, UndoAnswer } from '@fichero/contract/import-history.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Ficha } from '../ficha.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { changedPeople } from '../import/changed-people.js'
import { presentChanges } from '../import/present-changes.js'
import { presentEntries } from './present-entries.js'
import { diffsOf, namesOf, storedDetail } from './read-changes.js'
import { readEntries } from './read-entries.js'
import { newestOf, undoNewest } from './undo-newest.js'

interface Page {
  page: number
  limit: number
}

/** The import history of a ficha: lists imports, shows their changes and undoes the newest import. */
@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, nro_ficha: number, { carga, ...asked }: ImportsQuery): Promise<ImportsAnswer> {
    const { manager } = this.dataSource
    const ficha = await visibleFicha(manager, actor, nro_ficha)
    const newest = await newestOf(manager, nro_ficha)
    const entries = await readEntries(manager, nro_ficha, newest?.load.id)
    const linked = carga === undefined ? -1 : entries.findIndex((ids) => ids.includes(carga))
    const query = linked < 0 ? asked : { ...asked, page: Math.floor(linked / asked.limit) + 1 }
    const page = entries.slice(offsetOf(query), offsetOf(query) + query.limit)
    const importaciones = await presentEntries(manager, { actor, ficha, newest }, page)
    return { ok: true, importaciones, pagination: paginationOf(query, entries.length) }
  }

  /** Returns one page of the people whom an import changed. */
  async changes(actor: Actor, nro_ficha: number, id: number, query: Page): Promise<ImportChanges> {
    const { manager } = this.dataSource
    await visibleFicha(manager, actor, nro_ficha)
    if (!(await manager.existsBy(FileImport, { id, nro_ficha }))) throw fail('import_not_found')
    const detail = await storedDetail(manager, id)
    const diffs = await diffsOf(manager, id)
    const rows = [...diffs, ...detail.personas, ...detail.matriculas, ...detail.titulares, ...detail.retirados]
    const moved = detail.documentos.map(({ despues }) => despues)
    const documents = [...new Set([...rows.map(({ nro_documento }) => nro_documento), ...moved])]
    return presentChanges(manager, changedPeople(detail, diffs, await namesOf(manager, documents)), query)
  }

  async undo(actor: Actor, nro_ficha: number, id: number): Promise<UndoAnswer> {
    const importacion = await inTransaction(this.dataSource, async (manager) => {
      const undo = await undoNewest(manager, actor, { nro_ficha, id })
      const ficha = await manager.findOneByOrFail(Ficha, { nro_ficha })
      const newest = await newestOf(manager, nro_ficha)
      const [entry] = await presentEntries(manager, { actor, ficha, newest }, [[undo]])
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
