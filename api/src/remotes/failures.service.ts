import { createHash } from 'node:crypto'
import { FAILURES_TO_WITHDRAW } from '@fichero/contract/limits'
import type { RemoteFailureReport } from '@fichero/contract/remote-failures.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { audit } from '../audit/audit.js'
import { inTransaction } from '../database/transaction.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { remoteFailures } from '../metrics/registry.js'
import { lockRow } from '../records/lock-row.js'
import { Throttle } from '../throttle/throttle.js'
import { NO_CANDIDATE } from './activation.js'
import { CausesService } from './causes.service.js'
import { BLAMELESS, HOUR_MS } from './failing-releases.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { ServedReleases } from './served-releases.js'

/** From where a report comes. */
interface Origin {
  address: string
  browser: string
}

type Failure = Pick<RemoteFailureCount, 'remoto' | 'hash' | 'motivo'>

/** Counts the failures that browsers report, and withdraws a candidate that failed for several people. */
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
    if (release) await this.causes.keep(release, report, { rol: actor?.rol ?? 'invitado', navegador: from.browser })
    const blames = actor && isKnown && !BLAMELESS.some((one) => one === motivo)
    if (blames && (await inTransaction(this.dataSource, (manager) => blame(manager, actor, failure))))
      this.served.forget()
    return { ok: true }
  }

  /** Returns false for a release that does not exist: nobody fills the table with names that they make up. */
  async count(failure: Failure): Promise<boolean> {
    const release = await this.served.find(failure.remoto, failure.hash)
    if (!release) return false
    remoteFailures.inc({ remote: failure.remoto, release: release.version, reason: failure.motivo })
    const key = { ...failure, hora: new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS) }
    const add = () => inTransaction(this.dataSource, (manager) => addOne(manager, key))
    await add().catch((error: unknown) => {
      // Another report came at the same time; now there is a row to count in.
      if (!isUniqueViolation(error)) throw error
      return add()
    })
    return true
  }
}

async function addOne(manager: EntityManager, key: Failure & Pick<RemoteFailureCount, 'hora'>): Promise<void> {
  const { affected } = await manager.increment(RemoteFailureCount, key, 'numero', 1)
  if (affected === 0) await manager.insert(RemoteFailureCount, { ...key, numero: 1 })
}

/** Counts each person once. Returns whether the candidate is withdrawn. */
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

/** Tells people apart without naming them. */
const digestOf = ({ id }: Actor, hash: string) =>
  createHash('sha256').update(`${hash} ${id}`).digest('base64url').slice(0, 16)
