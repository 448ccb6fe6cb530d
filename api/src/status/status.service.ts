import { statfs } from 'node:fs/promises'
import type { StatusAnswer, SystemStatus } from '@fichero/contract/status.schema'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from '../config/config.js'
import { countOf } from '../database/rows.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { lastBackup } from '../keeping/last-backup.js'
import { MailService } from '../mail/mail.service.js'
import { isSilent, Nodes } from '../nodes/nodes.js'
import { RunningReleases } from '../remotes/running-releases.js'
import { withLimit } from '../time-limit.js'
import { Uploads } from '../uploads/uploads.js'
import { faultsOf } from './faults.js'
import { readDatabase } from './read-database.js'

/** For each part, in ms. */
const LIMIT_MS = 1500

/** Asks every part of the system how it is. */
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
    return { ok: true, fallas: faultsOf(status, new Date()), ...status }
  }

  /** What machines watch, without the questions that only the page has. */
  async figures() {
    const [nodos, base, disco, correo, copia] = await Promise.all([
      this.part('nodos', this.readNodes()),
      this.part('base', readDatabase(this.dataSource)),
      this.part('disco', this.readDisk()),
      this.part('correo', this.readMail()),
      this.part('copia', this.readBackup()),
    ])
    const conexiones = this.dataSource.load
    return { nodos, base, disco, correo, copia, espera: this.uploads.figures, conexiones }
  }

  /** Null for what fails or takes too long: the others are told meanwhile. */
  private async part<T>(name: keyof SystemStatus, work: Promise<T>): Promise<T | null> {
    try {
      return await withLimit(work, LIMIT_MS, () => new Error('took too long'))
    } catch (error) {
      this.logger.warn(`No ${name}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  private async readNodes(): Promise<SystemStatus['nodos']> {
    const now = Date.now()
    return (await this.nodes.all()).map((node) => ({
      ...node,
      inicio: node.inicio.toISOString(),
      senal: node.senal.toISOString(),
      vive: !isSilent(node, now),
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
    return { fecha: (await lastBackup(this.dataSource))?.fecha.toISOString() ?? null }
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
