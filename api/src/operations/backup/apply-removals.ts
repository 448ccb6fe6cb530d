import { type DataSource, In } from 'typeorm'
import { removeRequest } from '../../areas/users/access-requests/remove-request.js'
import { User } from '../../areas/users/user.entity.js'
import type { Config } from '../../config/config.js'
import { emptyLog } from '../../database/empty-log.js'
import { inTransaction } from '../../database/transaction.js'
import { Backup } from '../../records/backup-log/backup.entity.js'
import { Removal } from '../../records/backup-log/removal.entity.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { documentNumbersOf } from '../privacy/document-numbers.js'
import { removeContact } from '../privacy/remove-contact.js'
import { removeRows } from '../retention/retention-rows.js'
import { isOfFiles, RETENTION_RULES } from '../retention/retention-rules.js'
import { rowsIn } from './backup-header.js'
import type { LaterRecords } from './later-records.js'
import { MAX_PATH } from './make-backup.js'
import type { OpenedBackup } from './read-backup.js'

type MailStorage = Pick<Config, 'dataDir' | 'jwtSecret'>

/**
 * Adds to a restored database the records of backups and removals that were made after its backup.
 * @returns the removals that the backup does not contain. They are found by value, not by date, because one may have run
 * during the backup
 */
export const addLaterRecords = (
  dataSource: DataSource,
  { backups, removals }: LaterRecords,
): Promise<LaterRecords['removals']> =>
  inTransaction(dataSource, async (manager) => {
    for (const backup of backups) {
      const { fecha, huella, archivo, hasta, borrada } = backup
      const exists = await manager.existsBy(Backup, { fecha, huella })
      if (exists) await manager.update(Backup, { fecha, huella }, { archivo, hasta, borrada })
      else await manager.insert(Backup, withoutId(backup))
    }
    const known = new Set((await manager.find(Removal)).map(keyOf))
    const later = removals.filter((removal) => !known.has(keyOf(removal)))
    for (const removal of later) await manager.insert(Removal, withoutId(removal))
    return later
  })

/** Returns a text that identifies a removal. */
const keyOf = ({ fecha, tipo, clave }: Omit<Removal, 'id'>) => JSON.stringify([fecha, tipo, clave])

/**
 * Records the restored backup in the restored database. A backup does not contain its own record, and a later restore of the
 * same backup needs it to find the removals. Also records since when removals are unknown, if any are.
 */
export const recordRestoredBackup = (
  dataSource: DataSource,
  { header, file }: OpenedBackup,
  unknownSince: Date | null,
): Promise<void> =>
  inTransaction(dataSource, async (manager) => {
    const fecha = new Date(header.fecha)
    if (!(await manager.existsBy(Backup, { fecha })))
      await manager.insert(Backup, {
        fecha,
        tamano_kb: Math.ceil(file.size / 1024),
        huella: file.hash,
        cifrada: header.sal !== null,
        filas: rowsIn(header),
        archivo: file.path.slice(0, MAX_PATH),
        hasta: null,
        borrada: null,
      })
    const gap = { fecha: unknownSince ?? fecha, tipo: 'desconocido', clave: '', dias: null } as const
    if (unknownSince && !(await manager.existsBy(Removal, { fecha: gap.fecha, tipo: gap.tipo })))
      await manager.insert(Removal, gap)
  })

/** Removes the id, which is only valid in the database that the row comes from. */
const withoutId = <T extends object>(row: T): T => ({ ...row, id: undefined })

/**
 * Repeats in a restored database the removals that were made after its backup.
 * @returns the number of removals
 */
export async function applyRemovals(
  dataSource: DataSource,
  { removals, formers }: Pick<LaterRecords, 'removals' | 'formers'>,
  config: MailStorage,
): Promise<number> {
  const requests = clavesOf(removals, 'solicitud')
  for (const document of requests)
    await inTransaction(dataSource, async (manager) => {
      const user = await lockRow(manager, User, { nro_documento: document })
      if (user?.estado === 'pendiente') await removeRequest(manager, user)
    })
  const accounts = clavesOf(removals, 'cuenta')
  for (const document of accounts) await disable(dataSource, numbersIn(formers, document))
  const people = new Set([...clavesOf(removals, 'contacto'), ...accounts])
  const done = new Set<string>()
  for (const document of [...people].flatMap((person) => numbersIn(formers, person))) {
    const numbers = await documentNumbersOf(dataSource.manager, document)
    if (numbers.some((number) => done.has(number))) continue
    for (const number of numbers) done.add(number)
    await removeContact(dataSource, document, { actor: null, config, isNew: false })
  }
  const aged = removals.filter(({ tipo }) => tipo === 'edad')
  for (const { clave, dias, fecha } of aged) {
    const rule = RETENTION_RULES.find(({ name }) => name === clave)
    if (rule && !isOfFiles(rule) && dias !== null) await removeRows(dataSource, { ...rule, days: dias }, fecha)
  }
  await emptyLog(dataSource)
  return requests.size + people.size + aged.length
}

/** Returns the keys of the removals of one kind: document numbers, or names of rules. */
const clavesOf = (removals: LaterRecords['removals'], tipo: Removal['tipo']) =>
  new Set(removals.filter((removal) => removal.tipo === tipo).map(({ clave }) => clave))

/** Returns all former and current document numbers of a person. The backup has the person under one of them. */
function numbersIn(formers: LaterRecords['formers'], document: string): string[] {
  const current = formers.find(({ nro_anterior }) => nro_anterior === document)?.nro_documento ?? document
  const former = formers.filter(({ nro_documento }) => nro_documento === current)
  return [...new Set([document, current, ...former.map(({ nro_anterior }) => nro_anterior)])]
}

/** Disables an account that was disabled after the backup: `removeContact` only removes credentials of disabled accounts. */
const disable = (dataSource: DataSource, numbers: string[]) =>
  inTransaction(dataSource, (manager) =>
    manager.update(User, { nro_documento: In(numbers) }, { estado: 'deshabilitado' }),
  )
