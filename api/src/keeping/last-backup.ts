import type { DataSource } from 'typeorm'
import { Backup } from './backup.entity.js'

/** The newest backup that was made of this database, null if there is none. */
export const lastBackup = (dataSource: DataSource): Promise<Backup | null> =>
  dataSource.getRepository(Backup).findOne({ where: {}, order: { fecha: 'DESC', id: 'DESC' } })
