import { createHash } from 'node:crypto'
import type { HandKind } from '@fichero/contract/enums'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { recordImport } from '../../../files/import-records/import-record.js'

interface Correction {
  actor: Actor
  nro_ficha: number
  tipo: HandKind
  antes: string
  despues: string
  registros: ImportReport['registros']
}

/** Records a manual correction of one person in the import history of the ficha. The entry has no report, so no report date. */
export function recordByHand(
  manager: EntityManager,
  { actor, nro_ficha, tipo, antes, despues, registros }: Correction,
): Promise<number> {
  const archivo = `${antes} → ${despues}`
  const summary: ImportReport = {
    id: null,
    tipo,
    archivo,
    fecha_reporte: null,
    nro_ficha,
    programa: null,
    simulado: false,
    filas: 0,
    rechazados: 0,
    advertencias: 0,
    registros,
    retirados: 0,
    aprobaciones_retiradas: 0,
    aprendices: { nuevos: 0, cambiados: 1, sin_cambio: 0 },
    rechazos: [],
    avisos: [],
  }
  return recordImport(manager, {
    actor,
    upload: { sha256: createHash('sha256').update(archivo).digest('hex') },
    summary,
  })
}
