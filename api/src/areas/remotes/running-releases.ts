import type { StatusRelease } from '@fichero/contract/status.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { failingReleases, HOUR_MS, IS_RELEASE_FAULT, releaseKey } from './failing-releases.js'
import { titleOf } from './present-remote.js'
import { ServedReleases } from './served-releases.js'

const readFailures = rowsOf(z.object({ remoto: z.string(), hash: z.string(), numero: computed }))

/** Lists the active release of each remote, with its failures of the last 24 hours, for the status page. */
@Injectable()
export class RunningReleases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly served: ServedReleases,
  ) {}

  async list(): Promise<StatusRelease[]> {
    const failures = await readFailures(
      this.dataSource,
      `SELECT remoto, hash, SUM(numero) AS numero FROM fallo_remoto WHERE hora > ? AND ${IS_RELEASE_FAULT} GROUP BY remoto, hash`,
      [sqlInstant(new Date(Date.now() - 24 * HOUR_MS))],
    )
    const failing = await failingReleases(this.dataSource.manager)
    return (await this.served.list()).map((release) => {
      const { name: nombre, hash, version } = release
      const failed = failures.find((row) => row.remoto === nombre && row.hash === hash)
      const falla = failing.has(releaseKey(nombre, hash))
      return { nombre, titulo: titleOf(nombre, release), version, fallos: failed?.numero ?? 0, falla }
    })
  }
}
