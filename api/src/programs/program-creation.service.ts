import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { CreateProgram, CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { audit } from '../audit/audit.js'
import { searchable } from '../database/searchable.js'
import { inTransaction } from '../database/transaction.js'
import { recordImport } from '../imports/import-record.js'
import { requireValidRows } from '../imports/import-rules.js'
import { loadedSummary } from '../imports/import-summary.js'
import { readUpload, requireFile } from '../imports/read-upload.js'
import { succeed } from '../records/succeed.js'
import type { ProgramSheet } from '../sheets/records.js'
import { applyDesign } from './apply-design.js'
import { creationSummary } from './creation-summary.js'
import { duplicateError, identityHash, refuseDuplicate } from './duplicates.js'
import { Program } from './program.entity.js'

@Injectable()
export class ProgramCreationService {
  constructor(private readonly dataSource: DataSource) {}

  async create(
    actor: Actor,
    data: CreateProgram,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<CreateProgramAnswer> {
    requireFile(file)
    const upload = await readUpload(file, ['programa'])
    const summary = creationSummary(upload, query.simular)
    return inTransaction(this.dataSource, async (manager) => {
      requireValidRows(summary, upload.report.outcomes.length, query)
      const given = newProgram(data, upload.report)
      await refuseKnown(manager, given)
      if (query.simular) return succeed('simulated', { program: null, reporte: summary })
      const program = await save(manager, given, upload.report)
      const loaded = loadedSummary(summary)
      const id = await recordImport(manager, { actor, upload, summary: loaded, id_programa: program.id })
      await audit(manager, {
        actor,
        accion: 'programs:create',
        entidad: 'programa',
        entidad_id: program.id,
        despues: { ...program, importacion: id },
      })
      return succeed('program_created', { program, reporte: { ...loaded, id } })
    })
  }
}

function newProgram(data: CreateProgram, { codigo, version, outcomes }: ProgramSheet): Program {
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

async function refuseKnown(manager: EntityManager, { codigo, version, huella }: Program): Promise<void> {
  const key = huella === null ? codigo !== null && version !== null && { codigo, version } : { huella }
  const duplicate = key && (await manager.findOneBy(Program, key))
  if (duplicate) throw duplicateError(duplicate)
}

async function save(manager: EntityManager, program: Program, { outcomes }: ProgramSheet): Promise<Program> {
  // It may have been created concurrently since the check.
  await refuseDuplicate(program, () => manager.insert(Program, program))
  await applyDesign(manager, program.id, outcomes)
  return program
}
