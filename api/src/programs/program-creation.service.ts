import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { CreateProgram, CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { searchable } from '../database/searchable.js'
import { inTransaction } from '../database/transaction.js'
import { recordImport } from '../imports/import-record.js'
import { acceptRows } from '../imports/import-rules.js'
import { readUpload, requireFile, type UploadedReport } from '../imports/read-upload.js'
import { presentReport } from '../imports/report.js'
import type { ProgramSheet } from '../sheets/records.js'
import { applyDesign } from './apply-design.js'
import { Program } from './program.entity.js'
import { programExists, twinKey, unlessTwin } from './twins.js'

type Sheet = UploadedReport<ProgramSheet>

@Injectable()
export class ProgramCreation {
  constructor(private readonly dataSource: DataSource) {}

  async create(
    actor: Actor,
    data: CreateProgram,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<CreateProgramAnswer> {
    requireFile(file)
    const upload = await readUpload(file, ['programa'])
    const reporte = reportOf(upload, query)
    return inTransaction(this.dataSource, async (manager) => {
      acceptRows(reporte, upload.report.outcomes.length, query)
      const given = newProgram(data, upload.report)
      await refuseDuplicate(manager, given)
      if (query.simular) return { ok: true, msg: 'Simulación: no se guardó nada.', program: null, reporte }
      const program = await save(manager, given, upload.report)
      const id = await recordImport(manager, { actor, upload, reporte, id_programa: program.id })
      await record(manager, {
        actor,
        accion: 'programs:create',
        entidad: 'programa',
        entidad_id: program.id,
        despues: { ...program, importacion: id },
      })
      return { ok: true, msg: 'El programa se creó correctamente', program, reporte: { ...reporte, id } }
    })
  }
}

const reportOf = (upload: Sheet, query: ImportQuery): ImportReport =>
  presentReport(upload, {
    nro_ficha: null,
    simulado: query.simular,
    registros: { nuevos: upload.report.outcomes.length, cambiados: 0, sin_cambio: 0 },
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: upload.report.warnings,
  })

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
    huella: twinKey({ ...data, codigo, version }, codes),
  } satisfies Omit<Program, 'id'>)
}

async function refuseDuplicate(manager: EntityManager, { codigo, version, huella }: Program): Promise<void> {
  const key = huella === null ? codigo !== null && version !== null && { codigo, version } : { huella }
  const twin = key && (await manager.findOneBy(Program, key))
  if (twin) throw programExists(twin)
}

async function save(manager: EntityManager, program: Program, { outcomes }: ProgramSheet): Promise<Program> {
  // Somebody else may have created it since we looked.
  await unlessTwin(program, () => manager.insert(Program, program))
  await applyDesign(manager, program.id, outcomes)
  return program
}
