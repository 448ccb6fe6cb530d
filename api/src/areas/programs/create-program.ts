import type { CreateProgram } from '@fichero/contract/programs.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { searchable } from '../../database/searchable.js'
import type { UploadedReport } from '../../files/import-records/accept-upload.js'
import { loadedSummary, recordImport } from '../../files/import-records/import-record.js'
import type { ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import { audit } from '../../records/audit/audit.js'
import { applyDesign } from './apply-design.js'
import { creationSummary } from './creation-summary.js'
import { duplicateError, identityHash, refuseDuplicate } from './duplicates.js'
import { Program } from './program.entity.js'

/** Builds a program from the form's values and the design file. The program has no id yet. */
export function newProgram(
  data: CreateProgram,
  { codigo, version, outcomes }: Pick<ProgramSheet, 'codigo' | 'version' | 'outcomes'>,
): Program {
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

/** @throws AppError if the program exists already */
export async function refuseExistingProgram(
  manager: EntityManager,
  { codigo, version, huella }: Program,
): Promise<void> {
  const key = huella === null ? codigo !== null && version !== null && { codigo, version } : { huella }
  const duplicate = key && (await manager.findOneBy(Program, key))
  if (duplicate) throw duplicateError(duplicate)
}

/**
 * Saves a new program with the design of the uploaded file, in this transaction.
 * @throws AppError if the program exists already
 */
export async function createProgram(
  manager: EntityManager,
  actor: Actor,
  program: Program,
  upload: UploadedReport<ProgramSheet>,
) {
  await refuseExistingProgram(manager, program)
  // A concurrent request may have created the program since the check.
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

/**
 * Saves a program that has no design yet: a judgments report of one of its fichas, or a design, brings it. Returns its id.
 * @param importacion id of the import that creates the program
 */
export async function createWithoutDesign(
  manager: EntityManager,
  actor: Actor,
  program: Program,
  importacion: number,
): Promise<number> {
  await refuseDuplicate(program, () => manager.insert(Program, program))
  const { id } = program
  const despues = { ...program, importacion }
  await audit(manager, { actor, accion: 'programs:create', entidad: 'programa', entidad_id: id, despues })
  return id
}
