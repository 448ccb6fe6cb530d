import type { CreateProgram } from '@fichero/contract/programs.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { audit } from '../audit/audit.js'
import { searchable } from '../database/searchable.js'
import { recordImport } from '../imports/import-record.js'
import { loadedSummary } from '../imports/import-summary.js'
import type { UploadedReport } from '../imports/read-upload.js'
import type { ProgramSheet } from '../sheets/records.js'
import { applyDesign } from './apply-design.js'
import { creationSummary } from './creation-summary.js'
import { duplicateError, identityHash, refuseDuplicate } from './duplicates.js'
import { Program } from './program.entity.js'

/** The program that a form and a file describe, without a key. */
export function newProgram(data: CreateProgram, { codigo, version, outcomes }: ProgramSheet): Program {
  const codes = outcomes.map(({ outcome }) => outcome.codigo)
  return Object.assign(new Program(), {
    ...data,
    codigo,
    version,
    estado: 'habilitado',
    revision: 1,
    total_competencias: new Set(outcomes.map((row) => row.competency.codigo)).size,
    total_resultados: outcomes.length,
    busqueda: searchable(data.nombre_programa, codigo),
    huella: identityHash({ ...data, codigo, version }, codes),
  } satisfies Omit<Program, 'id'>)
}

/** @throws AppError if there is such a program already */
export async function refuseKnown(manager: EntityManager, { codigo, version, huella }: Program): Promise<void> {
  const key = huella === null ? codigo !== null && version !== null && { codigo, version } : { huella }
  const duplicate = key && (await manager.findOneBy(Program, key))
  if (duplicate) throw duplicateError(duplicate)
}

/**
 * Saves a new program with the design of its file, in this transaction.
 * @throws AppError if there is such a program already
 */
export async function createProgram(
  manager: EntityManager,
  actor: Actor,
  program: Program,
  upload: UploadedReport<ProgramSheet>,
) {
  await refuseKnown(manager, program)
  // It may have been created concurrently since the check.
  await refuseDuplicate(program, () => manager.insert(Program, program))
  await applyDesign(manager, program.id, upload.report.outcomes)
  const loaded = loadedSummary(creationSummary(upload, false))
  const id = await recordImport(manager, { actor, upload, summary: loaded, id_programa: program.id })
  await audit(manager, {
    actor,
    accion: 'programs:create',
    entidad: 'programa',
    entidad_id: program.id,
    despues: { ...program, importacion: id },
  })
  return { program, reporte: { ...loaded, id } }
}
