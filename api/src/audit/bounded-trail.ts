import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { MemoryCounter } from '../throttle/memory-counter.js'
import { type AuditEvent, audit } from './audit.js'

const WINDOW_MS = 15 * 60 * 1000
/** Entries within a window. */
const MAX_ENTRIES = 300

/**
 * Audit entries of what anybody can cause, signed in or not: failed sign-ins, lock-outs, refusals. Written after the
 * answer, so that its time does not reveal who exists, and at most so often that nobody can fill the table.
 */
@Injectable()
export class BoundedTrail {
  private readonly same = new MemoryCounter(1, WINDOW_MS)
  private readonly all = new MemoryCounter(MAX_ENTRIES, WINDOW_MS)

  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackgroundTasks,
  ) {}

  /** Writes the event, unless one with the same key was written a short time ago. */
  record(key: string, findEvent: () => Promise<AuditEvent | undefined>): void {
    this.tasks.run(async () => {
      const event = await findEvent()
      if (!event || (await this.same.take(key)) > 0) return
      if ((await this.all.take('entries')) === 0) await this.write(event)
      else if ((await this.same.take('omitted')) === 0) await this.write(OMITTED)
    })
  }

  private async write(event: AuditEvent): Promise<void> {
    await inTransaction(this.dataSource, (manager) => audit(manager, event))
  }
}

/** The last entry of a window with too many. */
const OMITTED: AuditEvent = { actor: null, accion: 'audit:omitted', entidad: 'auditoria', entidad_id: 0 }
