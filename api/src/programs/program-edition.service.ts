import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import {
  program as programSchema,
  type UpdateProgram,
  type UpdateProgramAnswer,
} from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { searchable } from '../database/searchable.js'
import { inTransaction } from '../database/transaction.js'
import { recordImport } from '../imports/import-record.js'
import { acceptProgram, acceptRows } from '../imports/import-rules.js'
import { readUpload, type UploadedReport } from '../imports/read-upload.js'
import { presentReport } from '../imports/report.js'
import type { ProgramSheet } from '../sheets/records.js'
import { requireVersion } from '../versions/versions.js'
import { designOf } from './design.js'
import { designChanges } from './design-changes.js'
import { extendDesign } from './extend-design.js'
import { lockProgram } from './lock-program.js'
import { changesDesign, type DesignPlan, planDesign } from './plan-design.js'
import { Program } from './program.entity.js'
import { refreshHours } from './refresh-hours.js'
import { twinKey, unlessTwin } from './twins.js'

interface Edit {
  id: number
  data: UpdateProgram
  file: Express.Multer.File | undefined
  query: ImportQuery
  ifMatch: string | undefined
}

interface NewDesign {
  upload: UploadedReport<ProgramSheet>
  plan: DesignPlan
  reporte: ImportReport
}

const MSG = 'El programa se editó correctamente.'

@Injectable()
export class ProgramEdition {
  constructor(private readonly dataSource: DataSource) {}

  async update(actor: Actor, { id, data, file, query, ifMatch }: Edit): Promise<UpdateProgramAnswer> {
    const upload = file && (await readUpload(file, ['programa']))
    return inTransaction(this.dataSource, async (manager) => {
      const program = await lockProgram(manager, id)
      await requireVersion(ifMatch, program.revision, () => programSchema.parse(program))
      const design = upload && (await planned(manager, program, upload, query))
      const reporte = design?.reporte ?? null
      if (query.simular) return { ok: true, msg: 'Simulación: no se guardó nada.', program, reporte }
      if (!changes(program, data, design)) return { ok: true, msg: MSG, program, reporte }
      const importacion = design && (await applied(manager, actor, program, design))
      const edited = await save(manager, actor, program, data, importacion)
      return { ok: true, msg: MSG, program: edited, reporte: reporte && { ...reporte, id: importacion?.id ?? null } }
    })
  }
}

const FIELDS = ['nombre_programa', 'total_horas', 'nivel'] as const

const changes = (program: Program, data: UpdateProgram, design: NewDesign | undefined) =>
  FIELDS.some((field) => program[field] !== data[field]) || (design !== undefined && changesDesign(design.plan))

async function planned(
  manager: EntityManager,
  program: Program,
  upload: UploadedReport<ProgramSheet>,
  query: ImportQuery,
): Promise<NewDesign> {
  acceptProgram(upload.report, upload.name, program)
  const plan = await planDesign(manager, program.id, upload.report)
  const reporte = presentReport(upload, {
    nro_ficha: null,
    simulado: query.simular,
    registros: plan.counts,
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: plan.warnings,
  })
  acceptRows(reporte, upload.report.outcomes.length, query)
  return { upload, plan, reporte }
}

interface Applied {
  id: number
  before: Record<string, unknown>
  after: Record<string, unknown>
  totals: Pick<Program, 'total_competencias' | 'total_resultados'>
}

/** A file that says nothing new leaves no trace. */
async function applied(
  manager: EntityManager,
  actor: Actor,
  { id: id_programa }: Program,
  { upload, plan, reporte }: NewDesign,
): Promise<Applied | undefined> {
  if (!changesDesign(plan)) return undefined
  const totals = await extendDesign(manager, id_programa, plan)
  const id = await recordImport(manager, { actor, upload, reporte, id_programa })
  return { id, totals, ...designChanges(plan) }
}

async function save(
  manager: EntityManager,
  actor: Actor,
  program: Program,
  data: UpdateProgram,
  design: Applied | undefined,
): Promise<Program> {
  const edited: Program = {
    ...program,
    ...data,
    ...design?.totals,
    busqueda: searchable(data.nombre_programa, program.codigo),
    revision: program.revision + 1,
  }
  const { id, ...columns } = edited
  const huella = twinKey(edited, await outcomeCodes(manager, id))
  await unlessTwin(edited, () => manager.update(Program, id, { ...columns, huella }))
  if (edited.total_horas !== program.total_horas || edited.total_resultados !== program.total_resultados)
    await refreshHours(manager, id, edited)
  await record(manager, {
    actor,
    accion: 'programs:edit',
    entidad: 'programa',
    entidad_id: id,
    antes: { ...audible(program), ...design?.before },
    despues: { ...audible(edited), ...(design && { ...design.after, importacion: design.id }) },
  })
  return edited
}

const outcomeCodes = async (manager: EntityManager, id: number) =>
  (await designOf(manager, id)).map(({ codigo }) => codigo)

const audible = ({ nombre_programa, total_horas, nivel, total_competencias, total_resultados }: Program) => ({
  nombre_programa,
  total_horas,
  nivel,
  total_competencias,
  total_resultados,
})
