import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { hasNoContactData } from '@fichero/contract/contact-data'
import { columnsAfter, columnsOf } from '@fichero/contract/fields'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { type DataSource, type EntityManager, In } from 'typeorm'
import { Link } from '../../areas/access-links/link.entity.js'
import { InstitutionSession } from '../../areas/auth/institution/institution-session.entity.js'
import { KnownOrigin } from '../../areas/auth/known-origin.entity.js'
import { deleteReportsAbout } from '../../areas/fichas/batches/delete-reports.js'
import { Enrolment } from '../../areas/fichas/enrolment.entity.js'
import { Ficha } from '../../areas/fichas/ficha.entity.js'
import { StoredPlan } from '../../areas/fichas/import/stored-plan.entity.js'
import { deletePlansAbout } from '../../areas/fichas/import/stored-plans.js'
import { ModuleData } from '../../areas/module-data/module-data.entity.js'
import { DeployToken } from '../../areas/remotes/deploy-token.entity.js'
import { User } from '../../areas/users/user.entity.js'
import type { Config } from '../../config/config.js'
import { emptyLog } from '../../database/empty-log.js'
import { inTransaction } from '../../database/transaction.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { ImportDetail } from '../../files/import-records/import-detail.entity.js'
import { forgetMail } from '../../mail/forget-mail.js'
import { audit } from '../../records/audit/audit.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { recordRemoval } from '../../records/backup-log/record-removal.js'
import { lockRow, lockRows } from '../../records/row-updates/lock-row.js'
import { updateRowWithEntry } from '../../records/row-updates/update-row.js'
import { documentNumbersOf } from './document-numbers.js'
import { redactedDetails, redactedEntries, redactedModuleData, redactedSummaries } from './redacted-rows.js'

/** The rows that a removal changes. */
interface Plan {
  /** The person's fichas. */
  fichas: number[]
  enrolments: Enrolment[]
  details: Pick<ImportDetail, 'id_importacion' | 'contenido'>[]
  summaries: Pick<FileImport, 'id' | 'resumen'>[]
  values: ModuleData[]
  entries: AuditEntry[]
  /** Former mail addresses of the removed account, found in the entries. */
  addresses: string[]
  account: ContactData['cuenta']
}

/** Dry run: returns what `removeContact` would remove. */
export async function contactDataOf({ manager }: DataSource, document: string): Promise<ContactData> {
  const documents = await documentNumbersOf(manager, document)
  const enrolments = await manager.findBy(Enrolment, { nro_documento: documents[0] })
  const user = await manager.findOneBy(User, { nro_documento: In(documents) })
  return figuresOf(await planOf(manager, documents, enrolments, user))
}

/** Who removes contact data, and how. */
interface RemovalOptions {
  /** Null if an operator runs the command. */
  actor: { id: number } | null
  /** Where pending mail is stored. */
  config: Pick<Config, 'dataDir' | 'jwtSecret'>
  /** False for a removal that a restore repeats: it is already recorded. */
  isNew?: boolean
}

/**
 * Removes a person's contact data everywhere, and the credentials of a disabled account. Name, document number and judgments
 * are the academic record and are not removed. Returns what was removed. A removal is recorded even if there was nothing to
 * remove, because an older backup may have some.
 */
export async function removeContact(
  dataSource: DataSource,
  document: string,
  { actor, config, isNew = true }: RemovalOptions,
): Promise<ContactData> {
  const documents = await documentNumbersOf(dataSource.manager, document)
  const [current] = documents
  const fichas = await dataSource.manager.findBy(Enrolment, { nro_documento: current })
  const { removed, addresses } = await inTransaction(dataSource, async (manager) => {
    // Importing a report, and undoing an import, lock the ficha and write back contact data that they read before.
    await lockRows(manager, Ficha, { nro_ficha: In(fichas.map(({ nro_ficha }) => nro_ficha)) })
    const enrolments = await lockRows(manager, Enrolment, { nro_documento: current })
    const user = await lockRow(manager, User, { nro_documento: In(documents) })
    const plan = await planOf(manager, documents, enrolments, user)
    const removed = figuresOf(plan)
    const leaving = plan.account === 'deshabilitada' ? user : null
    if (isNew && (enrolments.length > 0 || user || !hasNoContactData(removed)))
      await recordRemoval(manager, { tipo: 'contacto', clave: current })
    if (isNew && leaving) await recordRemoval(manager, { tipo: 'cuenta', clave: leaving.nro_documento })
    await deletePlansAbout(manager, documents)
    await deleteReportsAbout(manager, documents)
    if (hasNoContactData(removed)) return { removed, addresses: [] }
    await applyPlan(manager, { ...plan, leaving }, current, actor)
    return { removed, addresses: [...plan.addresses, ...(leaving ? [leaving.correo_institucional] : [])] }
  })
  await emptyLog(dataSource)
  await forgetMail(dataSource, config, addresses)
  return removed
}

/** Reads the rows that a removal changes. The details, summaries and entries are already without the contact data. */
async function planOf(
  manager: EntityManager,
  documents: readonly string[],
  enrolments: Enrolment[],
  user: User | null,
): Promise<Plan> {
  const account = accountOf(user)
  const scope = { documents, withAccount: account === 'deshabilitada' || account === 'ninguna' }
  const about = new Set(enrolments.map(({ id }) => `matricula ${id}`))
  if (user && scope.withAccount) about.add(`usuario ${user.id}`)
  // Earlier versions stored the address of an access request in its audit entry.
  if (scope.withAccount) for (const number of documents) about.add(`solicitud ${number}`)
  return {
    fichas: enrolments.map(({ nro_ficha }) => nro_ficha),
    enrolments: enrolments.filter((row) => columnsOf(CONTACT_FIELDS).some((column) => row[column] !== null)),
    details: await redactedDetails(manager, scope),
    summaries: await redactedSummaries(manager, scope),
    values: await redactedModuleData(manager, scope),
    ...(await redactedEntries(manager, scope, about)),
    account,
  }
}

const figuresOf = ({ enrolments, details, summaries, values, entries, account }: Plan): ContactData => ({
  matriculas: enrolments.length,
  cargas: new Set([...details.map(({ id_importacion }) => id_importacion), ...summaries.map(({ id }) => id)]).size,
  valores: values.length,
  anotaciones: entries.length,
  cuenta: account,
})

/** Returns the state of the person’s account for the answer. */
function accountOf(user: User | null): ContactData['cuenta'] {
  if (!user) return 'ninguna'
  if (user.estado === 'pendiente') return 'pendiente'
  if (user.estado === 'habilitado') return 'habilitada'
  return user.contrasena === null && user.correo_institucional === placeholderMailOf(user)
    ? 'retirada'
    : 'deshabilitada'
}

/** A placeholder that cannot receive mail, because the address is required and unique. */
const placeholderMailOf = ({ id }: User) => `retirado.${id}@fichero.invalid`

interface Applied extends Plan {
  /** The user whose credentials are removed. */
  leaving: User | null
}

async function applyPlan(
  manager: EntityManager,
  { fichas, enrolments, details, summaries, values, entries, addresses, leaving }: Applied,
  document: string,
  actor: { id: number } | null,
): Promise<void> {
  // The audit entry names the person, but not the removed values.
  const entry = { actor, accion: actor ? 'keeping:remove-contact' : 'keeping:removal', antes: {}, despues: {} } as const
  for (const row of enrolments) await updateRowWithEntry(manager, row, { ...entry, columns: NO_CONTACT })
  for (const { id_importacion, contenido } of details)
    await manager.update(ImportDetail, { id_importacion }, { contenido })
  for (const { id, ...resumen } of summaries) await manager.update(FileImport, { id }, resumen as never)
  await manager.save(ModuleData, values)
  // Stored plans of dry runs contain contact data.
  await manager.delete(StoredPlan, { nro_ficha: In(fichas) })
  for (const redacted of entries) await manager.save(AuditEntry, redacted)
  if (leaving) {
    await manager.delete(Link, { id_usuario: leaving.id })
    await manager.delete(KnownOrigin, { id_usuario: leaving.id })
    await manager.delete(InstitutionSession, { id_usuario: leaving.id })
    await manager.update(DeployToken, { correo: In([...addresses, leaving.correo_institucional]) }, { correo: null })
    await manager.delete(ModuleData, { id_usuario: leaving.id })
    await updateRowWithEntry(manager, leaving, { ...entry, columns: noCredentials(leaving) })
  }
  if (enrolments.length === 0 && !leaving) await audit(manager, { ...entry, entidad: 'aprendiz', entidad_id: document })
}

const NO_CONTACT = { ...columnsAfter(CONTACT_FIELDS, {}), correo_busqueda: null }

/** Returns the columns of an account without password and mail address. Its sessions end. */
const noCredentials = (user: User) => ({
  contrasena: null,
  correo_institucional: placeholderMailOf(user),
  version_token: user.version_token + 1,
})
