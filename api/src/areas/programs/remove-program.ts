import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { Competency } from './competency.entity.js'
import { Program } from './program.entity.js'

const OUTCOMES = `DELETE FROM resultado_aprendizaje WHERE id_competencia IN (
  SELECT id FROM competencia WHERE id_programa = ?)`

/** Deletes a program that was created from a file and never edited. Does nothing for an edited program. */
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
