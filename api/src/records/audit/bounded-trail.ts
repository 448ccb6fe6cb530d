import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { MemoryCounter } from '../../http/throttle/memory-counter.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { type AuditEvent, audit } from './audit.js'

const WINDOW_MS = 15 * 60 * 1000
/** Maximum number of entries within a window. */
const MAX_ENTRIES = 300

/**
 * Writes rate-limited audit entries for events that anybody can cause without signing in, such as failed sign-ins and
 * lock-outs. The limit prevents anybody from filling the table. Entries are written after the answer, so that response
 * times do not reveal which accounts exist.
 */
@Injectable()
export class BoundedTrail {
  private readonly byKey = new MemoryCounter(1, WINDOW_MS)
  private readonly total = new MemoryCounter(MAX_ENTRIES, WINDOW_MS)

  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackgroundTasks,
  ) {}

  /** Writes the event, unless an event with the same key was written within the window. */
  record(key: string, findEvent: () => Promise<AuditEvent | undefined>): void {
    this.tasks.run(async () => {
      const event = await findEvent()
      if (!event || (await this.byKey.take(key)) > 0) return
      if ((await this.total.take('entries')) === 0) await this.write(event)
      else if ((await this.byKey.take('omitted')) === 0) await this.write(OMITTED)
    })
  }

  private async write(event: AuditEvent): Promise<void> {
    await inTransaction(this.dataSource, (manager) => audit(manager, event))
  }
}

/** The entry that is written once per window after the limit is reached. */
const OMITTED: AuditEvent = { actor: null, accion: 'audit:omitted', entidad: 'auditoria', entidad_id: 0 }
