import type { RowProblem } from '@fichero/contract/imports.schema'
import { CONTACT_PROBLEMS } from '@fichero/contract/row-problems'
import { type EntityManager, In } from 'typeorm'
import { ModuleData } from '../../areas/module-data/module-data.entity.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { ImportDetail } from '../../files/import-records/import-detail.entity.js'
import { maskedProblem, maskedSummary } from '../../files/import-records/masked-problems.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { rowsAbout } from './person-file.js'
import { type RedactionScope, withoutContact } from './without-contact.js'

/** Returns, without a person's contact data, the details of imports (used to undo them) that contain such data. */
export async function redactedDetails(
  manager: EntityManager,
  scope: RedactionScope,
): Promise<Pick<ImportDetail, 'id_importacion' | 'contenido'>[]> {
  const redacted = []
  for await (const rows of rowsAbout(manager, 'importacion_detalle', scope.documents)) {
    const details = await manager.findBy(ImportDetail, {
      id_importacion: In(rows.map(({ id_importacion }) => id_importacion)),
    })
    for (const { id_importacion, contenido } of details) {
      const rest = withoutContact(contenido, scope)
      if (rest !== contenido) redacted.push({ id_importacion, contenido: rest })
    }
  }
  return redacted
}

/** Returns, without a person's contact data, the values that modules stored with such data. */
export async function redactedModuleData(manager: EntityManager, scope: RedactionScope): Promise<ModuleData[]> {
  const redacted = []
  for await (const rows of rowsAbout(manager, 'dato_modulo', scope.documents))
    for (const row of await manager.findBy(ModuleData, { id: In(rows.map(({ id }) => id)) })) {
      const valor = withoutContact(row.valor, scope)
      if (valor !== row.valor) redacted.push({ ...row, valor, version: row.version + 1 })
    }
  return redacted
}

/**
 * Returns, without a person's phone and mail address, the summaries of imports whose row problems contain them. If
 * `withAccount`, the address of the person's account is removed too.
 */
export async function redactedSummaries(
  manager: EntityManager,
  scope: RedactionScope,
): Promise<Pick<FileImport, 'id' | 'resumen'>[]> {
  const redacted = []
  for await (const rows of rowsAbout(manager, 'importacion', scope.documents)) {
    const imports = await manager.findBy(FileImport, { id: In(rows.map(({ id }) => id)) })
    for (const load of imports) {
      const resumen = maskedSummary(load, (problem) => withoutContactIn(problem, scope))
      if (resumen) redacted.push({ id: load.id, resumen })
    }
  }
  return redacted
}

/** Parameters of a row problem that may have contact data. */
const CONTACT_VALUES = ['valor', 'conservado']

/** Masks the person’s contact data in a row problem. */
function withoutContactIn(problem: RowProblem, { documents, withAccount }: RedactionScope): RowProblem {
  const { code, params } = problem
  if (!documents.includes(String(params.documento))) return problem
  const isContact = CONTACT_PROBLEMS.includes(code)
  return maskedProblem(
    problem,
    (value, name) => (isContact && CONTACT_VALUES.includes(name)) || (withAccount && value.includes('@')),
  )
}

/** Audit entries without contact data. */
interface RedactedEntries {
  entries: AuditEntry[]
  /** Former mail addresses of the account, found in the entries. */
  addresses: string[]
}

/**
 * Returns, without a person's contact data, the audit entries that contain such data. An entry is entirely about the person
 * if `about` contains the text «entidad entidad_id» of the entry.
 */
export async function redactedEntries(
  manager: EntityManager,
  scope: RedactionScope,
  about: Set<string>,
): Promise<RedactedEntries> {
  const entries = []
  const addresses = new Set<string>()
  for await (const rows of rowsAbout(manager, 'auditoria', scope.documents)) {
    const found = await manager.findBy(AuditEntry, { id: In(rows.map(({ id }) => id)) })
    for (const entry of found) {
      const change = { antes: entry.antes, despues: entry.despues }
      const isAboutPerson = about.has(`${entry.entidad} ${entry.entidad_id}`)
      const rest = withoutContact(change, scope, isAboutPerson)
      if (rest === change) continue
      entries.push({ ...entry, ...rest })
      for (const values of isAboutPerson && scope.withAccount ? [change.antes, change.despues] : [])
        if (typeof values?.correo_institucional === 'string') addresses.add(values.correo_institucional)
    }
  }
  return { entries, addresses: [...addresses] }
}
