import type { EntityManager } from 'typeorm'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { maskedProblem, maskedSummary } from '../../../files/import-records/masked-problems.js'
import { AuditEntry } from '../../../records/audit/audit-entry.entity.js'
import { User } from '../user.entity.js'

/**
 * Deletes an access request, and the person's data in the audit log and in the reports of user imports. Only the fact that a
 * request with this document number existed remains.
 */
export async function removeRequest(manager: EntityManager, { id, nro_documento }: User): Promise<void> {
  await manager.delete(User, { id })
  const entriesOfRequest = { entidad: 'solicitud', entidad_id: nro_documento }
  await manager.update(AuditEntry, entriesOfRequest, { antes: null, despues: null })
  for (const load of await manager.findBy(FileImport, { tipo: 'personas' })) {
    const resumen = maskedSummary(load, (problem) =>
      problem.params.documento === nro_documento
        ? maskedProblem(problem, (value, name) => value !== nro_documento && name !== 'columna')
        : problem,
    )
    if (resumen) await manager.update(FileImport, { id: load.id }, { resumen } as never)
  }
}
