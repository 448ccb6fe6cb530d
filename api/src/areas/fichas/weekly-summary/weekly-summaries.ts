import { setImmediate as nextTurn } from 'node:timers/promises'
import { attentionPath, owedByPath, profilePath } from '@fichero/contract/paths'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, type EntityManager, IsNull, LessThan, Or } from 'typeorm'
import { ContractAccess } from '../../../access/contract-access.js'
import { readSight } from '../../../access/scope.js'
import { Config } from '../../../config/config.js'
import { inTransaction } from '../../../database/transaction.js'
import { MailService } from '../../../mail/mail.service.js'
import { composeMail } from '../../../mail/messages.js'
import { RepeatedCheck } from '../../../mail/repeated-check.js'
import { User } from '../../users/user.entity.js'
import { OwedService } from '../owed/owed.service.js'
import { dueMonday } from './due-monday.js'
import { summaryText } from './summary-text.js'
import { readWeek, seesAllFichas, type WeekFigures, weekOf } from './week-figures.js'

/** How often each node checks whether summaries are due, in ms. Outside Monday this only reads the clock. */
const EVERY_MS = 5 * 60 * 1000

/** Mails a summary to people who want it: on Monday from 06:00 in Colombia, once on all nodes. A missed Monday is not made up for. */
@Injectable()
export class WeeklySummaries implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')
  private readonly check = new RepeatedCheck(() => this.send())

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly contracts: ContractAccess,
    private readonly owed: OwedService,
    private readonly mail: MailService,
  ) {}

  /** Starts the checks. Call it once the database is open. */
  begin(): void {
    if (!this.mail.delivers) return
    this.check.start(EVERY_MS)
    this.check.run()
  }

  onModuleDestroy(): Promise<void> {
    return this.check.stop()
  }

  /** Queues the summaries that are due, one person after the other. A failure is logged, and the next check tries the person again. */
  async send(): Promise<void> {
    const monday = dueMonday()
    if (monday === undefined) return
    const wanted = await this.dataSource.manager.find(User, { where: due(monday), order: { id: 'ASC' } })
    const people = wanted.filter((person) => this.contracts.refusalOf(person) === undefined)
    if (people.length === 0) return
    const week = await readWeek(this.dataSource, monday)
    for (const person of people) {
      // Between two people, the event loop can answer requests.
      await nextTurn()
      await this.sendTo(person, monday, week).catch((error: unknown) => this.logger.error(error))
    }
  }

  private async sendTo(person: User, monday: string, week: WeekFigures): Promise<void> {
    const { publicUrl } = this.config
    const actor = Object.assign(person, await readSight(this.dataSource, person.id))
    const text = summaryText(person.idioma, weekOf(actor, week), await this.owed.countOwn(actor), {
      owed: publicUrl + owedByPath(person.nro_documento),
      attention: publicUrl + attentionPath(!seesAllFichas(person)),
    })
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await claim(manager, person, monday)) || text === undefined) return
      const enlace = publicUrl + profilePath
      await this.mail.sendAfter(manager, composeMail(person, 'weeklySummary', { resumen: text, enlace }))
    })
  }
}

/** The people who want a summary and have had none on this Monday. */
const due = (monday: string) => ({
  resumen_semanal: true,
  estado: 'habilitado' as const,
  resumen_enviado: Or(IsNull(), LessThan(monday)),
})

/**
 * Records the Monday, and returns whether this node may send the summary: another one may have sent it, or the person may have
 * changed since it was read. The version stays, so that open forms can still be saved.
 */
async function claim(manager: EntityManager, { id, version }: User, monday: string): Promise<boolean> {
  const { affected } = await manager.update(User, { id, version, ...due(monday) }, { resumen_enviado: monday, version })
  return affected === 1
}
