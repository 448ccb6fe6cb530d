import { createHash } from 'node:crypto'
import type { FailureReason } from '@fichero/contract/enums'
import { FAILURES_TO_WITHDRAW } from '@fichero/contract/limits'
import type { RemoteFailureReport } from '@fichero/contract/remote-failures.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { remoteFailures } from '../../observability/metrics/registry.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { NO_CANDIDATE } from './activation.js'
import { CausesService } from './causes.service.js'
import { BLAMELESS, HOUR_MS } from './failing-releases.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount, STORED_BLOCKING, type VIOLATION } from './remote-failure.entity.js'
import { ServedReleases } from './served-releases.js'

/** The address and the browser of a report's sender. */
interface Origin {
  address: string
  browser: string
}

/** A kind of failure of one release. */
interface Failure extends Pick<RemoteFailureCount, 'remoto' | 'hash'> {
  motivo: FailureReason | typeof VIOLATION
}

/** Counts the failures of releases that browsers report, and withdraws a candidate release that failed for several users. */
@Injectable()
export class FailuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly served: ServedReleases,
    private readonly causes: CausesService,
  ) {}

  async report(actor: Actor | undefined, report: RemoteFailureReport, from: Origin): Promise<{ ok: true }> {
    await this.throttle.consume({ action: 'failure', address: from.address })
    const { remoto, hash, motivo } = report
    const failure = { remoto, hash, motivo }
    const isKnown = await this.count(failure)
    const release = isKnown && (await this.served.find(remoto, hash))
    if (release) await this.causes.store(release, report, { rol: actor?.rol ?? 'invitado', navegador: from.browser })
    const isReleaseFault = actor && isKnown && !BLAMELESS.some((one) => one === motivo)
    if (isReleaseFault && (await inTransaction(this.dataSource, (manager) => blame(manager, actor, failure))))
      this.served.forget()
    return { ok: true }
  }

  /** Counts a failure. Ignores unknown releases and returns false, so that nobody can fill the table with invented names. */
  async count(failure: Failure): Promise<boolean> {
    const release = await this.served.find(failure.remoto, failure.hash)
    if (!release) return false
    remoteFailures.inc({ remote: failure.remoto, release: release.version, reason: failure.motivo })
    const hora = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS)
    const add = () => inTransaction(this.dataSource, (manager) => addFailure(manager, failure, hora))
    await add().catch((error: unknown) => {
      // A concurrent report inserted the row, so the second attempt updates that row.
      if (!isUniqueViolation(error)) throw error
      return add()
    })
    return true
  }
}

/** Counts a failure in the row of its hour, release and reason. */
async function addFailure(manager: EntityManager, { motivo, ...failure }: Failure, hora: Date): Promise<void> {
  const isBlocking = motivo === 'blocking'
  const key = { ...failure, motivo: isBlocking ? STORED_BLOCKING : motivo, hora }
  const { affected } = await manager.increment(RemoteFailureCount, key, 'numero', 1)
  if (affected === 0) await manager.insert(RemoteFailureCount, { ...key, numero: 1 })
  if (isBlocking) await manager.increment(RemoteFailureCount, key, 'bloqueos', 1)
}

/**
 * Records that a candidate release failed for a user, once per user. Withdraws the candidate and returns true if it has
 * failed for `FAILURES_TO_WITHDRAW` users.
 */
async function blame(manager: EntityManager, actor: Actor, { remoto, hash, motivo }: Failure): Promise<boolean> {
  const remote = await lockRow(manager, Remote, { nombre: remoto })
  if (remote?.candidata !== hash) return false
  const fallaron = [...new Set([...(remote.fallaron ?? []), digestOf(actor, hash)])]
  if (fallaron.length < FAILURES_TO_WITHDRAW) {
    await manager.update(Remote, { nombre: remoto }, { fallaron, version: remote.version })
    return false
  }
  await manager.update(Release, { remoto, hash }, { retirado: new Date(), motivo: 'fallos' })
  const anterior = remote.anterior === hash ? null : remote.anterior
  await manager.update(Remote, { nombre: remoto }, { ...NO_CANDIDATE, anterior, version: remote.version + 1 })
  await audit(manager, {
    actor: null,
    accion: 'remotes:withdraw-failing',
    entidad: 'remoto',
    entidad_id: remoto,
    antes: { lanzamiento: hash },
    despues: { estado: 'retirado', motivo },
  })
  return true
}

/** Returns a digest that distinguishes users without storing their ids. */
const digestOf = ({ id }: Actor, hash: string) =>
  createHash('sha256').update(`${hash} ${id}`).digest('base64url').slice(0, 16)
