import type { ImportQuery, ImportReport, RejectedRowsQuery } from '@fichero/contract/imports.schema'
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { Config } from '../../config/config.js'
import { LIFETIMES_MS } from '../../credentials/links.js'
import { resetAddress } from '../../credentials/reset-address.js'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { recordImport } from '../../imports/import-record.js'
import { requireValidRows } from '../../imports/import-rules.js'
import { loadedSummary, summaryOf } from '../../imports/import-summary.js'
import { readUpload, requireFile, type UploadedReport } from '../../imports/read-upload.js'
import { rejectedRows } from '../../imports/rejected-rows.js'
import { MailService } from '../../mail/mail.service.js'
import { letter } from '../../mail/messages.js'
import { succeed } from '../../records/succeed.js'
import type { UsersSheet } from '../../sheets/records.js'
import { Uploads } from '../../uploads/uploads.js'
import type { Workbook } from '../../workbooks/workbook.js'
import { createUsers, type Linked } from './create-users.js'
import { unreached } from './mail-links.js'
import { planUsers, type UsersPlan } from './plan-users.js'

const TRIES = 3
const LIFETIME_MS = LIFETIMES_MS.aprobacion
const HOUR_MS = 3600 * 1000
const NOBODY = { enviados: 0, enlaces: [], vence: null }

interface Loaded {
  summary: ImportReport
  made: Linked[]
}

type Upload = UploadedReport<UsersSheet>

/** Creates the people of a spreadsheet, who get a link to set a password. */
@Injectable()
export class UsersLoadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly mail: MailService,
    private readonly uploads: Uploads,
  ) {}

  async load(actor: Actor, file: Express.Multer.File | undefined, query: ImportQuery): Promise<LoadUsersAnswer> {
    requireFile(file)
    const upload = await readUpload(file, ['personas'], { fechas: query.fechas })
    if (query.simular) {
      const plan = await planUsers(this.dataSource.manager, upload.report)
      return succeed('simulated', { reporte: summaryFor(upload, plan, true), ...NOBODY })
    }
    const vence = new Date(Date.now() + LIFETIME_MS).toISOString()
    const { summary, made } = await this.save(actor, upload, query)
    this.uploads.endTurn(file)
    if (made.length === 0) return succeed('users_unchanged', { reporte: summary, ...NOBODY })
    const people = made.map(({ user, token }) => ({ user, enlace: resetAddress(this.config.publicUrl, token) }))
    const unsent = await unreached(people, ({ user, enlace }) =>
      this.mail.send(letter(user, 'account', { enlace, horas: LIFETIME_MS / HOUR_MS })),
    )
    const enlaces = unsent.map(({ user, enlace }) => ({ ...user, enlace }))
    return succeed('users_loaded', { reporte: summary, enviados: made.length - unsent.length, enlaces, vence })
  }

  /** The rows that cannot be loaded. */
  async rejected(file: Express.Multer.File | undefined, { lang = 'es', fechas }: RejectedRowsQuery): Promise<Workbook> {
    requireFile(file)
    const upload = await readUpload(file, ['personas'], { withRows: true, fechas })
    const { rejected } = await planUsers(this.dataSource.manager, upload.report)
    return rejectedRows(upload, rejected, lang)
  }

  /** Somebody may create one of these people meanwhile: then they are compared again. */
  private async save(actor: Actor, upload: Upload, query: ImportQuery): Promise<Loaded> {
    for (let tries = 0; tries < TRIES; tries++)
      try {
        return await inTransaction(this.dataSource, (manager) => apply(manager, actor, upload, query))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
      }
    throw fail('conflict')
  }
}

async function apply(manager: EntityManager, actor: Actor, upload: Upload, query: ImportQuery): Promise<Loaded> {
  const plan = await planUsers(manager, upload.report)
  const summary = summaryFor(upload, plan, false)
  requireValidRows(summary, plan.created.length + plan.known, query)
  const loaded = loadedSummary(summary)
  if (plan.created.length === 0) return { summary: loaded, made: [] }
  const id = await recordImport(manager, { actor, upload, summary: loaded })
  return { summary: { ...loaded, id }, made: await createUsers(manager, actor, plan.created, id) }
}

const summaryFor = (
  upload: Upload,
  { created, known, rejected, warnings }: UsersPlan,
  simulado: boolean,
): ImportReport =>
  summaryOf(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos: created.length, cambiados: 0, sin_cambio: known },
    aprendices: null,
    rejected,
    warnings,
  })
