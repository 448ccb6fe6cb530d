import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { columnsOf } from '@fichero/contract/fields'
import { type DataSource, type EntityManager, In } from 'typeorm'
import { EDITED_COLUMNS } from '../../areas/fichas/enrolment.entity.js'
import { Ficha } from '../../areas/fichas/ficha.entity.js'
import { inTransaction } from '../../database/transaction.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { type Detail, ImportDetail, type RowChange } from '../../files/import-records/import-detail.entity.js'
import { lockRows } from '../../records/row-updates/lock-row.js'

/** Keys of contact data, and of values only needed to undo an import. `withoutUndoData` removes them at any depth. */
const UNDO_ONLY = [
  ...columnsOf(CONTACT_FIELDS),
  ...EDITED_COLUMNS,
  'fechas',
  'otra',
  'fichas',
  'anteriores',
  'id_matricula',
  'programados',
] as const

/** SQL condition: a detail has a key of `UNDO_ONLY`. A value cannot match, because quotes in values are escaped. */
export const HAS_UNDO_DATA = `(${UNDO_ONLY.map((key) => `INSTR(CAST(t.contenido AS CHAR), '"${key}":') > 0`).join(' OR ')})`

/** SQL condition: the summary of an import lists warnings or rejected rows. Their counts are in other fields. */
export const HAS_ROW_PROBLEMS = `(JSON_EXTRACT(t.resumen, '$.avisos[0]') IS NOT NULL OR JSON_EXTRACT(t.resumen, '$.rechazos[0]') IS NOT NULL)`

/** Reduces a detail to what is shown after the import can no longer be undone. */
export function withoutUndoData({ union, matriculas, ...detail }: Detail): Detail {
  const isChange = ({ antes, despues }: RowChange) =>
    !antes || !despues || Object.keys({ ...antes, ...despues }).length > 0
  return stripUndoKeys({
    ...detail,
    matriculas: stripUndoKeys(matriculas).filter(isChange),
    // The merged numbers are shown, but not the rows from before the merge.
    ...(union && { union: { numero: union.numero, matriculas: [], juicios: [], titulares: [], cambios: [] } }),
  }) as Detail
}

/** Returns a value without the keys of `UNDO_ONLY`, at any depth. */
function stripUndoKeys<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(stripUndoKeys) as T
  const entries = Object.entries(value).filter(([key]) => !(UNDO_ONLY as readonly string[]).includes(key))
  return Object.fromEntries(entries.map(([key, part]) => [key, stripUndoKeys(part)])) as T
}

/** Removes undo data from the details of these imports. */
export const removeUndoData = (dataSource: DataSource, ids: number[]) =>
  underLock(dataSource, ids, async (manager) => {
    for (const { id_importacion, contenido } of await manager.findBy(ImportDetail, { id_importacion: In(ids) }))
      await manager.update(ImportDetail, { id_importacion }, { contenido: withoutUndoData(contenido) })
  })

/** Removes warnings and rejected rows from the summaries of these imports. */
export const removeRowProblems = (dataSource: DataSource, ids: number[]) =>
  underLock(dataSource, ids, async (manager) => {
    for (const { id, resumen } of await manager.findBy(FileImport, { id: In(ids) })) {
      const { avisos: _, rechazos: __, ...rest } = resumen as Record<string, unknown>
      await manager.update(FileImport, { id }, { resumen: rest } as never)
    }
  })

/** Locks the fichas, as undoing an import and removing contact data do, so that neither writes back removed data. */
async function underLock(
  dataSource: DataSource,
  ids: number[],
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const rows = await dataSource.manager.find(FileImport, {
    select: { id: true, nro_ficha: true },
    where: { id: In(ids) },
  })
  const fichas = [...new Set(rows.flatMap(({ nro_ficha }) => nro_ficha ?? []))]
  await inTransaction(dataSource, async (manager) => {
    await lockRows(manager, Ficha, { nro_ficha: In(fichas) })
    await work(manager)
  })
}
