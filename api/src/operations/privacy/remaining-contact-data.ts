import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import { type DataSource, In, LessThan } from 'typeorm'
import type { DatabaseTarget } from '../../config/database-target.js'
import { holdingBackups } from '../../records/backup-log/holding-backups.js'
import { Removal } from '../../records/backup-log/removal.entity.js'
import { remainingData } from '../../records/backup-log/removal-texts.js'
import { documentNumbersOf } from './document-numbers.js'

/** A removal of contact data, planned or done. */
interface ContactRemoval {
  document: string
  /** Contact data that can be removed, or was removed. */
  datos: ContactData
  /** The moment of the removal; the current time by default. */
  now?: Date | undefined
}

/**
 * Returns where a person's contact data remains after a removal, such as in backups. If there is nothing to remove, lists
 * only backups from before the last removal.
 */
export async function remainingContactData(
  dataSource: DataSource,
  database: DatabaseTarget,
  { document, datos, now = new Date() }: ContactRemoval,
): Promise<RemovalRest> {
  const documents = await documentNumbersOf(dataSource.manager, document)
  const last = await dataSource.getRepository(Removal).findOne({
    where: { tipo: 'contacto', clave: In(documents), fecha: LessThan(now) },
    order: { fecha: 'DESC' },
  })
  const until = (hasNoContactData(datos) && last?.fecha) || now
  return { queda: remainingData('contact', database), ...(await holdingBackups(dataSource, database, { until })) }
}
