import { statfs } from 'node:fs/promises'
import type { BackupFaultAnswer, StatusAnswer, SystemStatus } from '@fichero/contract/status.schema'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { RunningReleases } from '../../areas/remotes/running-releases.js'
import { Config } from '../../config/config.js'
import { countOf } from '../../database/rows.js'
import type { WritableDataSource } from '../../database/writable-data-source.js'
import { Uploads } from '../../files/uploads/uploads.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { withLimit } from '../../http/time-limit.js'
import { MailService } from '../../mail/mail.service.js'
import { collector } from '../../observability/tracing/collector.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { Backup } from '../../records/backup-log/backup.entity.js'
import { Nodes } from '../nodes/nodes.js'
import { backupFaults, faultsOf } from './faults.js'
import { readDatabase } from './read-database.js'

/** Timeout for reading each part of the system's state. */
const LIMIT_MS = 1500

/** Reads the state of every part of the system. */
@Injectable()
export class StatusService {
  private readonly logger = new Logger('Status')

  constructor(
    private readonly config: Config,
    @Inject(DataSource) private readonly dataSource: WritableDataSource,
    private readonly nodes: Nodes,
    private readonly mail: MailService,
    private readonly releases: RunningReleases,
    private readonly uploads: Uploads,
    private readonly throttle: Throttle,
  ) {}

  async read(): Promise<StatusAnswer> {
    const [nodos, base, disco, correo, copia, modulos, espera] = await Promise.all([
      this.part('nodos', this.readNodes()),
      this.part('base', readDatabase(this.dataSource)),
      this.part('disco', this.readDisk()),
      this.part('correo', this.readMail()),
      this.part('copia', this.readBackup()),
      this.part('modulos', this.releases.list()),
      this.part('espera', this.readWaiting()),
    ])
    const status: SystemStatus = { nodos, base, disco, correo, copia, modulos, espera }
    const node = { hasRedis: this.config.redisUrl !== undefined, losesTraces: collector.isUp === false }
    return { ok: true, fallas: faultsOf(status, new Date(), node), ...status }
  }

  async readBackupFault(): Promise<BackupFaultAnswer> {
    const copia = await this.part('copia', this.readBackup())
    const [falla = null] = backupFaults({ copia }, new Date())
    return { ok: true, falla }
  }

  /** Reads the state for metrics, without the queries that only the page needs. */
  async figures() {
    const [nodos, base, disco, correo, copia] = await Promise.all([
      this.part('nodos', this.readNodes()),
      this.part('base', readDatabase(this.dataSource)),
      this.part('disco', this.readDisk()),
      this.part('correo', this.readMail()),
      this.part('copia', this.readBackup()),
    ])
    const conexiones = this.dataSource.load
    const redis = this.config.redisUrl === undefined ? null : this.throttle.isShared
    return { nodos, base, disco, correo, copia, espera: this.uploads.figures, conexiones, redis }
  }

  /** Returns null for a part that fails or takes too long, so that the other parts are still reported. */
  private async part<T>(name: keyof SystemStatus, work: Promise<T>): Promise<T | null> {
    try {
      return await withLimit(work, LIMIT_MS, () => new Error('took too long'))
    } catch (error) {
      this.logger.warn(`No ${name}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  private async readNodes(): Promise<SystemStatus['nodos']> {
    return (await this.nodes.all()).map((node) => ({
      ...node,
      inicio: node.inicio.toISOString(),
      senal: node.senal.toISOString(),
    }))
  }

  private async readDisk(): Promise<SystemStatus['disco']> {
    const { bavail, blocks, bsize } = await statfs(this.config.dataDir)
    return { libre: bavail * bsize, total: blocks * bsize }
  }

  private async readMail(): Promise<SystemStatus['correo']> {
    const { delivers, lastSent, esperan, desde } = await this.mail.figures()
    const [ultimo, first] = [lastSent, desde].map((moment) => moment?.toISOString() ?? null)
    return { configurado: delivers, ultimo: ultimo ?? null, esperan, desde: first ?? null }
  }

  private async readBackup(): Promise<SystemStatus['copia']> {
    const [last, [first]] = await Promise.all([
      lastBackup(this.dataSource),
      this.dataSource.getRepository(AuditEntry).find({ order: { fecha: 'ASC' }, take: 1 }),
    ])
    return { fecha: last?.fecha.toISOString() ?? null, desde: first?.fecha.toISOString() ?? null }
  }

  private async readWaiting(): Promise<SystemStatus['espera']> {
    const solicitudes = await countOf(
      this.dataSource,
      "SELECT COUNT(*) AS total FROM usuario WHERE estado = 'pendiente'",
    )
    const { files, waiting } = this.uploads.figures
    return { archivos: files, en_fila: waiting, solicitudes }
  }
}

/** Returns the newest backup of this database; null without backups. */
export const lastBackup = (dataSource: DataSource): Promise<Backup | null> =>
  dataSource.getRepository(Backup).findOne({ where: {}, order: { fecha: 'DESC', id: 'DESC' } })
