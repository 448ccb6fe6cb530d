import type { OutcomeHistoryAnswer } from '@fichero/contract/apprentices.schema'
import type { JudgmentState } from '@fichero/contract/enums'
import { type EntityManager, In } from 'typeorm'
import { FileImport } from '../imports/file-import.entity.js'
import { JudgmentChange } from './import/judgment-change.entity.js'

type Change = OutcomeHistoryAnswer['cambios'][number]

/** Returns what the files changed in the judgments of one enrolment, in the order of the ficha's imports. */
export async function outcomeHistory(manager: EntityManager, enrolmentId: number): Promise<Change[]> {
  const changes = await manager.find(JudgmentChange, { where: { id_matricula: enrolmentId }, order: { id: 'ASC' } })
  const ids = [...new Set(changes.map(({ id_importacion }) => id_importacion))]
  const files = await manager.find(FileImport, {
    select: { id: true, archivo: true, fecha_reporte: true, fecha: true, orden: true },
    where: { id: In(ids) },
  })
  const fileOf = new Map(files.map((file) => [file.id, file]))
  return changes
    .flatMap((change) => {
      const file = fileOf.get(change.id_importacion)
      return file ? [{ change, file }] : []
    })
    .sort((a, b) => (a.file.orden ?? 0) - (b.file.orden ?? 0))
    .map(({ change: { id_resultado, antes, despues }, file: { archivo, fecha_reporte, fecha } }) => ({
      id_resultado,
      antes: judgedAs(antes),
      despues: judgedAs(despues),
      evaluador: String(despues?.evaluador_nombre ?? ''),
      archivo,
      fecha_reporte,
      fecha: fecha.toISOString(),
    }))
}

const judgedAs = (judgment: JudgmentChange['antes']) => (judgment?.estado as JudgmentState | undefined) ?? 'pendiente'
