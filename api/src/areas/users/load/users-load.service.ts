import { readingOf } from '@fichero/contract/file-reading'
import type { ImportQuery, ImportReport, RejectedRowsQuery } from '@fichero/contract/imports.schema'
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { Config } from '../../../config/config.js'
import { inTransaction } from '../../../database/transaction.js'
import { isUniqueViolation } from '../../../errors/database-error.js'
import { fail } from '../../../errors/fail.js'
import {
  readUpload,
  requireFile,
  requireValidRows,
  type UploadedReport,
} from '../../../files/import-records/accept-upload.js'
import { loadedSummary, recordImport, summaryOf } from '../../../files/import-records/import-record.js'
import { rejectedRows } from '../../../files/import-records/rejected-rows.js'
import type { UsersSheet } from '../../../files/spreadsheet-reader/records.js'
import type { Workbook } from '../../../files/spreadsheet-writer/workbook.js'
import { Uploads } from '../../../files/uploads/uploads.js'
import { MailService } from '../../../mail/mail.service.js'
import { composeMail } from '../../../mail/messages.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { LIFETIMES_MS } from '../../access-links/links.js'
import { resetAddress } from '../../access-links/reset-address.js'
import { type CreatedUser, createUsers } from './create-users.js'
import { sendWithinLimit } from './mail-links.js'
import { planUsers, type UsersPlan } from './plan-users.js'

const MAX_ATTEMPTS = 3
const LIFETIME_MS = LIFETIMES_MS.aprobacion
const HOUR_MS = 3600 * 1000
/** The result of an import for which no link is needed. */
const NOBODY = { enviados: 0, enlaces: [], vence: null }

/** A finished import, before the links are mailed. */
interface Loaded {
  summary: ImportReport
  created: CreatedUser[]
}

type Upload = UploadedReport<UsersSheet>

/** Imports a spreadsheet of users: creates the users and mails them links to set a password. */
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
    const upload = await readUpload(file, ['personas'], readingOf(query))
    if (query.simular) {
      const plan = await planUsers(this.dataSource.manager, actor, upload.report)
      return succeed('simulated', { reporte: summaryFor(upload, plan, true), nuevas: plan.created, ...NOBODY })
    }
    const vence = new Date(Date.now() + LIFETIME_MS).toISOString()
    const { summary, created } = await this.save(actor, upload, query)
    this.uploads.freeSlots(file)
    if (created.length === 0) return succeed('users_unchanged', { reporte: summary, ...NOBODY })
    const people = created.map(({ user, token }) => ({ user, enlace: resetAddress(this.config.publicUrl, token) }))
    const unsent = await sendWithinLimit(people, ({ user, enlace }) =>
      this.mail.send(composeMail(user, 'account', { enlace, horas: LIFETIME_MS / HOUR_MS })),
    )
    const enlaces = unsent.map(({ user, enlace }) => ({ ...user, enlace }))
    return succeed('users_loaded', { reporte: summary, enviados: created.length - unsent.length, enlaces, vence })
  }

  /** Returns a workbook with the rows that cannot be imported. */
  async rejected(
    actor: Actor,
    file: Express.Multer.File | undefined,
    { lang = 'es', ...query }: RejectedRowsQuery,
  ): Promise<Workbook> {
    requireFile(file)
    const upload = await readUpload(file, ['personas'], { withRows: true, ...readingOf(query) })
    const { rejected } = await planUsers(this.dataSource.manager, actor, upload.report)
    return rejectedRows(upload, rejected, lang)
  }

  /** Saves the users. Starts again with a new plan if a concurrent request creates one of the users. */
  private async save(actor: Actor, upload: Upload, query: ImportQuery): Promise<Loaded> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++)
      try {
        return await inTransaction(this.dataSource, (manager) => apply(manager, actor, upload, query))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
      }
    throw fail('conflict')
  }
}

/** Saves the users of a file, or throws if rows are rejected and the request does not allow that. */
async function apply(manager: EntityManager, actor: Actor, upload: Upload, query: ImportQuery): Promise<Loaded> {
  const plan = await planUsers(manager, actor, upload.report)
  const summary = summaryFor(upload, plan, false)
  requireValidRows(summary, plan.created.length + plan.known, query)
  const loaded = loadedSummary(summary)
  if (plan.created.length === 0) return { summary: loaded, created: [] }
  const id = await recordImport(manager, { actor, upload, summary: loaded })
  return { summary: { ...loaded, id }, created: await createUsers(manager, actor, plan.created, id) }
}

/** Returns the summary of an import of users. */
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
