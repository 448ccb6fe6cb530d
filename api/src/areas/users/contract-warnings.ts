import type { Language } from '@fichero/contract/enums'
import { CONTRACT_WARNING_DAYS } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { rolesWith } from '../../access/permissions.js'
import { allows } from '../../access/policy.js'
import { readSight } from '../../access/scope.js'
import { Config } from '../../config/config.js'
import { rowsOf } from '../../database/rows.js'
import { inTransaction } from '../../database/transaction.js'
import { MailService } from '../../mail/mail.service.js'
import { mailTexts } from '../../mail/mail-texts.js'
import { composeMail, safeName } from '../../mail/messages.js'
import { RepeatedCheck } from '../../mail/repeated-check.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { daysAfter, today } from '../../rules/today.js'
import { addCentres } from './lock-user.js'
import { User } from './user.entity.js'
import { manageUser } from './users.policy.js'

/** How often each node checks for due warnings, in ms. The first check after midnight sends the day's mail. */
const EVERY_MS = 60 * 60 * 1000

const readIds = rowsOf(z.object({ id: z.int() }))
const ENDING = `SELECT id FROM usuario
  WHERE estado = 'habilitado' AND fecha_fin_contrato >= ? AND fecha_fin_contrato <= ? ORDER BY id`

/** The columns that decide whether a warning is due. */
type Warned = Pick<User, 'estado' | 'fecha_fin_contrato' | 'aviso_contrato'>

/**
 * Returns whether administrators should be warned on `day` that a contract ends. A warning is due `CONTRACT_WARNING_DAYS`
 * before the end, or later if no node ran on that day, but not after the end.
 */
export function isWarningDue({ estado, fecha_fin_contrato: end, aviso_contrato: last }: Warned, day: string): boolean {
  if (estado !== 'habilitado' || end === null || end < day) return false
  return CONTRACT_WARNING_DAYS.map((days) => daysAfter(end, -days)).some(
    (reached) => reached <= day && (last === null || last < reached),
  )
}

/** Mails administrators about contracts of people whom they manage and that end soon: at most one mail a day, and one warning per contract and warning day. */
@Injectable()
export class ContractWarnings implements OnModuleDestroy {
  private readonly check = new RepeatedCheck(() => this.warn())

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
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

  /** Sends the day's mail if warnings are due. */
  async warn(): Promise<void> {
    const day = today()
    const last = daysAfter(day, Math.max(...CONTRACT_WARNING_DAYS))
    const ids = (await readIds(this.dataSource, ENDING, [day, last])).map(({ id }) => id)
    if (ids.length > 0) await inTransaction(this.dataSource, (manager) => this.warnAbout(manager, ids, day))
  }

  /** Locks the users, so that no other node sends the same warnings. Queues the mail in the same transaction. */
  private async warnAbout(manager: EntityManager, ids: number[], day: string): Promise<void> {
    const people = await lockRows(manager, User, { id: In(ids) })
    // If today's mail was sent already, users who became due since then are in tomorrow's mail.
    if (people.some(({ aviso_contrato }) => aviso_contrato === day)) return
    const due = people.filter((person) => isWarningDue(person, day))
    if (due.length === 0) return
    const sorted = due.sort((a, b) => String(a.fecha_fin_contrato).localeCompare(String(b.fecha_fin_contrato)))
    for (const { id, version } of sorted) await manager.update(User, id, { aviso_contrato: day, version })
    const ending = await addCentres(manager, sorted)
    const administrators = await manager.findBy(User, { estado: 'habilitado', rol: In(rolesWith('users:edit')) })
    const enlace = `${this.config.publicUrl}${PATHS.dashboard}`
    const name = this.config.contractEndsAccess ? 'contractsEnd' : 'contractsEndOnly'
    for (const administrator of administrators) {
      const actor = Object.assign(administrator, await readSight(manager, administrator.id))
      const managed = ending.filter((person) => allows(manageUser, actor, person))
      if (managed.length === 0) continue
      const personas = linesOf(managed, administrator.idioma)
      await this.mail.sendAfter(manager, composeMail(administrator, name, { personas, enlace }))
    }
  }
}

const linesOf = (people: User[], language: Language) =>
  people
    .map(({ nombre, apellido, fecha_fin_contrato: fecha }) =>
      mailTexts[language]('contractEnd', {
        replace: { nombre: safeName(fullName({ nombre, apellido })), fecha: fecha ?? '' },
      }),
    )
    .join('\n')
