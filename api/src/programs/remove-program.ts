import type { EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { audit } from '../audit/audit.js'
import { FileImport } from '../imports/file-import.entity.js'
import { lockRow } from '../records/lock-row.js'
import { Competency } from './competency.entity.js'
import { Program } from './program.entity.js'

const OUTCOMES = `DELETE FROM resultado_aprendizaje WHERE id_competencia IN (
  SELECT id FROM competencia WHERE id_programa = ?)`

/** Deletes a program of which nothing is known but the file that made it. One that was edited since stays. */
export async function removeProgram(manager: EntityManager, actor: Actor, id: number): Promise<void> {
  const program = await lockRow(manager, Program, { id })
  if (program?.revision !== 1) return
  await manager.query(OUTCOMES, [id])
  await manager.delete(Competency, { id_programa: id })
  await manager.delete(FileImport, { id_programa: id })
  await manager.delete(Program, { id })
  await audit(manager, {
    actor,
    accion: 'programs:undo-create',
    entidad: 'programa',
    entidad_id: id,
    antes: { ...program },
  })
}
