import type { FailureRole } from '@fichero/contract/enums'
import { MAX_FAILURE_CAUSES } from '@fichero/contract/limits'
import type { RemoteFailureReport } from '@fichero/contract/remote-failures.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { FailureCause } from './failure-cause.entity.js'
import { hexOf, sha256 } from './file-hash.js'
import { frameSources } from './frame-sources.js'
import { readStoredFile } from './release-files.js'
import { STORED_BLOCKING } from './remote-failure.entity.js'
import { retentionStart } from './retention.js'

/** How many of the innermost stack frames identify a cause, together with reason and error. */
const DISTINCTIVE_FRAMES = 3
/** Maximum length of each list of a cause: pages, roles and browsers. */
const MAX_LISTED = 10

/** The stored data about the user who saw a failure. */
export interface AffectedUser {
  rol: FailureRole
  navegador: string
}

/**
 * Stores the causes of failures that browsers report, without personal data
 * (docs/decisions/no-personal-data-in-error-reports.md).
 */
@Injectable()
export class CausesService {
  constructor(private readonly dataSource: DataSource) {}

  async store(release: RemoteDescriptor, report: RemoteFailureReport, { rol, navegador }: AffectedUser): Promise<void> {
    const { remoto, hash, motivo, error = null, pagina } = report
    const listed = new Set(release.assets.map(({ file }) => file))
    const frames = (report.pila ?? []).filter(({ archivo }) => listed.has(archivo))
    const huella = sha256(JSON.stringify([motivo, error, frames.slice(0, DISTINCTIVE_FRAMES)])).slice(0, 32)
    const key = { remoto, hash, huella }
    const isKnown = await this.dataSource.manager.existsBy(FailureCause, key)
    const donde = isKnown ? [] : await frameSources(frames, (file) => this.mapOf(release, file))
    const seen = { paginas: pagina && Object.hasOwn(release.pages, pagina) ? [pagina] : [], roles: [rol] }
    const bloqueo = motivo === 'blocking'
    const reason = { motivo: bloqueo ? STORED_BLOCKING : motivo, bloqueo } as const
    const cause = { ...key, ...reason, error, mensaje: '' as const, donde, ...seen, navegadores: [navegador] }
    const add = () => inTransaction(this.dataSource, (manager) => addCause(manager, cause))
    await add().catch((cause: unknown) => {
      // A concurrent report inserted the row, so the second attempt updates that row.
      if (!isUniqueViolation(cause)) throw cause
      return add()
    })
  }

  /** Returns the causes of a remote's failures, most recent first. */
  of(remoto: string): Promise<FailureCause[]> {
    const where = { remoto, ultima: MoreThan(retentionStart()) }
    return this.dataSource.manager.find(FailureCause, { where, order: { ultima: 'DESC', huella: 'ASC' } })
  }

  private async mapOf({ maps = [] }: RemoteDescriptor, file: string): Promise<string | undefined> {
    const map = maps.find((candidate) => candidate.file === `${file}.map`)
    return map && (await readStoredFile(this.dataSource, hexOf(map.integrity)))?.toString('utf8')
  }
}

/** Stores a new cause, or counts the failure for a known cause. */
async function addCause(manager: EntityManager, cause: Omit<FailureCause, 'numero' | 'primera' | 'ultima'>) {
  const now = new Date()
  const { remoto, hash, huella } = cause
  const known = await lockRow(manager, FailureCause, { remoto, hash, huella })
  if (known) {
    const { paginas, roles, navegadores, numero } = known
    await manager.update(
      FailureCause,
      { remoto, hash, huella },
      {
        paginas: joined(paginas, cause.paginas),
        roles: joined(roles, cause.roles),
        navegadores: joined(navegadores, cause.navegadores),
        numero: numero + 1,
        ultima: now,
      },
    )
    return
  }
  await manager.insert(FailureCause, { ...cause, numero: 1, primera: now, ultima: now })
  await manager.delete(FailureCause, { ultima: LessThan(retentionStart()) })
  const others = await manager.find(FailureCause, { where: { remoto, hash }, order: { ultima: 'DESC', huella: 'ASC' } })
  const beyond = others.slice(MAX_FAILURE_CAUSES).map((other) => other.huella)
  if (beyond.length > 0) await manager.delete(FailureCause, { remoto, hash, huella: In(beyond) })
}

/** Returns the distinct elements of both lists, at most `MAX_LISTED`. */
const joined = <T>(known: readonly T[], more: readonly T[]): T[] =>
  [...new Set([...known, ...more])].slice(0, MAX_LISTED)
