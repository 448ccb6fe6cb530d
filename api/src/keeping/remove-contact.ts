import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { type DataSource, type EntityManager, In } from 'typeorm'
import { audit } from '../audit/audit.js'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { KnownOrigin } from '../auth/known-origin.entity.js'
import { Link } from '../credentials/link.entity.js'
import { inTransaction } from '../database/transaction.js'
import { Enrolment } from '../fichas/enrolment.entity.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { ImportDetail } from '../imports/import-detail.entity.js'
import { lockRow, lockRows } from '../records/lock-row.js'
import { updateRowWithEntry } from '../records/update-row.js'
import { User } from '../users/user.entity.js'
import { bareDetails, bareEntries } from './bare-rows.js'
import { numbersOf } from './numbers-of.js'

/** What a removal changes. */
interface Plan {
  enrolments: Enrolment[]
  details: Pick<ImportDetail, 'id_importacion' | 'contenido'>[]
  entries: AuditEntry[]
  account: ContactData['cuenta']
}

/** What `removeContact` would remove now. */
export async function contactDataOf({ manager }: DataSource, document: string): Promise<ContactData> {
  const documents = await numbersOf(manager, document)
  const enrolments = await manager.findBy(Enrolment, { nro_documento: documents[0] })
  const user = await manager.findOneBy(User, { nro_documento: In(documents) })
  return figuresOf(await planOf(manager, documents, enrolments, user))
}

/**
 * Removes what a person may ask to have removed: contact data, wherever it is kept, and what a disabled account signs in
 * with. Name, document and judgments are the academic record and stay. Returns what went. `actor` is null for the command.
 */
export async function removeContact(
  dataSource: DataSource,
  document: string,
  actor: { id: number } | null,
): Promise<ContactData> {
  const documents = await numbersOf(dataSource.manager, document)
  const [present] = documents
  const fichas = await dataSource.manager.findBy(Enrolment, { nro_documento: present })
  return inTransaction(dataSource, async (manager) => {
    // Loading a report and undoing it lock the ficha and write back the contact data that they read.
    await lockRows(manager, Ficha, { nro_ficha: In(fichas.map(({ nro_ficha }) => nro_ficha)) })
    const enrolments = await lockRows(manager, Enrolment, { nro_documento: present })
    const user = await lockRow(manager, User, { nro_documento: In(documents) })
    const plan = await planOf(manager, documents, enrolments, user)
    const removed = figuresOf(plan)
    if (hasNoContactData(removed)) return removed
    await applyPlan(manager, { ...plan, leaving: plan.account === 'deshabilitada' ? user : null }, present, actor)
    return removed
  })
}

async function planOf(
  manager: EntityManager,
  documents: readonly string[],
  enrolments: Enrolment[],
  user: User | null,
): Promise<Plan> {
  const account = accountOf(user)
  const own = { documents, withAccount: account === 'deshabilitada' }
  const about = new Set(enrolments.map(({ id }) => `matricula ${id}`))
  if (own.withAccount) about.add(`usuario ${user?.id}`)
  return {
    enrolments: enrolments.filter(({ celular, correo }) => celular !== null || correo !== null),
    details: await bareDetails(manager, own),
    entries: await bareEntries(manager, own, about),
    account,
  }
}

const figuresOf = ({ enrolments, details, entries, account }: Plan): ContactData => ({
  matriculas: enrolments.length,
  cargas: details.length,
  anotaciones: entries.length,
  cuenta: account,
})

function accountOf(user: User | null): ContactData['cuenta'] {
  if (!user) return 'ninguna'
  if (user.estado === 'pendiente') return 'pendiente'
  if (user.estado === 'habilitado') return 'habilitada'
  return user.contrasena === null && user.correo_institucional === noMailOf(user) ? 'retirada' : 'deshabilitada'
}

/** The address is compulsory and nobody else's: one that no mail reaches stands in its place. */
const noMailOf = ({ id }: User) => `retirado.${id}@fichero.invalid`

interface Applied extends Plan {
  /** Whose account loses what it signs in with. */
  leaving: User | null
}

async function applyPlan(
  manager: EntityManager,
  { enrolments, details, entries, leaving }: Applied,
  document: string,
  actor: { id: number } | null,
): Promise<void> {
  // Says who it was, and not what went.
  const entry = { actor, accion: actor ? 'keeping:remove-contact' : 'keeping:removal', antes: {}, despues: {} } as const
  for (const row of enrolments) await updateRowWithEntry(manager, row, { ...entry, columns: NO_CONTACT })
  for (const { id_importacion, contenido } of details)
    await manager.update(ImportDetail, { id_importacion }, { contenido })
  for (const one of entries) await manager.save(AuditEntry, one)
  if (leaving) {
    await manager.delete(Link, { id_usuario: leaving.id })
    await manager.delete(KnownOrigin, { id_usuario: leaving.id })
    await updateRowWithEntry(manager, leaving, { ...entry, columns: noWayIn(leaving) })
  }
  if (enrolments.length === 0 && !leaving) await audit(manager, { ...entry, entidad: 'aprendiz', entidad_id: document })
}

const NO_CONTACT = { celular: null, correo: null, correo_busqueda: null }

const noWayIn = (user: User) => ({
  contrasena: null,
  correo_institucional: noMailOf(user),
  version_token: user.version_token + 1,
})
