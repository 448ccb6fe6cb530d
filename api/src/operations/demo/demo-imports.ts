import { createHash } from 'node:crypto'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { User } from '../../areas/users/user.entity.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import type { DemoEnrolment } from './demo-enrolments.js'
import type { DemoFicha } from './demo-fichas.js'

const ARCHIVO = 'Reporte de Juicios Evaluativos.xls'
const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 0 }

/** Records one import per ficha: its judgments came a week ago, uploaded by the administrator. */
export async function insertImports(
  manager: EntityManager,
  fichas: DemoFicha[],
  enrolments: DemoEnrolment[],
  day: string,
): Promise<void> {
  const [admin] = await manager.find(User, { select: { id: true }, order: { id: 'ASC' }, take: 1 })
  const fecha = new Date(Date.parse(`${day}T15:00:00Z`) - 7 * 24 * 60 * 60 * 1000)
  const rows = fichas.map((ficha) => {
    const people = enrolments.filter((enrolment) => enrolment.ficha === ficha)
    const resumen: ImportReport = {
      id: null,
      tipo: 'juicios',
      archivo: ARCHIVO,
      fecha_reporte: fecha.toISOString().slice(0, 10),
      nro_ficha: ficha.row.nro_ficha,
      simulado: false,
      filas: people.length * ficha.program.total_resultados,
      rechazados: 0,
      advertencias: 0,
      registros: { ...NONE, nuevos: people.reduce((sum, { approved }) => sum + approved, 0) },
      programa: null,
      retirados: 0,
      aprobaciones_retiradas: 0,
      aprendices: { ...NONE, nuevos: people.length },
      rechazos: [],
      avisos: [],
    }
    return Object.assign(new FileImport(), {
      tipo: resumen.tipo,
      archivo: ARCHIVO,
      sha256: createHash('sha256').update(`demo ${ficha.row.nro_ficha}`).digest('hex'),
      fecha_reporte: resumen.fecha_reporte,
      nro_ficha: ficha.row.nro_ficha,
      orden: 1,
      id_programa: null,
      id_usuario: admin?.id ?? 0,
      fecha,
      resumen,
      sin_cambios: !hasChanges(resumen),
    } satisfies Omit<FileImport, 'id'>)
  })
  await manager.insert(FileImport, rows)
}
