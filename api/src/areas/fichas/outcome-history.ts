import type { OutcomeHistoryAnswer } from '@fichero/contract/apprentices.schema'
import type { JudgmentState } from '@fichero/contract/enums'
import { type EntityManager, In } from 'typeorm'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import type { OutcomeDiff } from '../../files/import-records/import-detail.entity.js'
import { JudgmentChanges } from './import/judgment-changes.entity.js'

type Change = OutcomeHistoryAnswer['cambios'][number]

/** Returns the judgment changes of one enrolment with the file that made each change, oldest import first. */
export async function outcomeHistory(manager: EntityManager, enrolmentId: number): Promise<Change[]> {
  const changes = await manager.findBy(JudgmentChanges, { id_matricula: enrolmentId })
  const ids = [...new Set(changes.map(({ id_importacion }) => id_importacion))]
  const files = await manager.find(FileImport, {
    select: { id: true, archivo: true, fecha_reporte: true, fecha: true, orden: true },
    where: { id: In(ids) },
  })
  const fileOf = new Map(files.map((file) => [file.id, file]))
  return changes
    .flatMap((change) => {
      const file = fileOf.get(change.id_importacion)
      return file ? change.juicios.map((diff) => ({ diff, file })) : []
    })
    .sort((a, b) => (a.file.orden ?? 0) - (b.file.orden ?? 0))
    .map(({ diff: { id_resultado, antes, despues }, file: { archivo, fecha_reporte, fecha } }) => ({
      id_resultado,
      antes: judgedAs(antes),
      despues: judgedAs(despues),
      evaluador: String(despues?.evaluador_nombre ?? ''),
      archivo,
      fecha_reporte,
      fecha: fecha.toISOString(),
    }))
}

/** Returns, by outcome id, how many files changed the judgment of the outcome for one enrolment. */
export async function countChanges(manager: EntityManager, id_matricula: number): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { juicios } of await manager.findBy(JudgmentChanges, { id_matricula }))
    for (const { id_resultado } of juicios) counts.set(id_resultado, (counts.get(id_resultado) ?? 0) + 1)
  return counts
}

/** Returns the state of one side of a change; `pendiente` without a judgment. */
const judgedAs = (judgment: OutcomeDiff['antes']) => (judgment?.estado as JudgmentState | undefined) ?? 'pendiente'
