import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import {
  program as programSchema,
  type UpdateProgram,
  type UpdateProgramAnswer,
} from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { searchable } from '../../database/searchable.js'
import { inTransaction } from '../../database/transaction.js'
import { readUpload, requireValidRows, type UploadedReport } from '../../files/import-records/accept-upload.js'
import { loadedSummary, recordImport, summaryOf } from '../../files/import-records/import-record.js'
import type { ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import type { Changes } from '../../records/row-updates/changes.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { designOf } from './design.js'
import { designChanges } from './design-changes.js'
import { DesignFollower } from './design-follower.js'
import { designTexts, listed } from './design-texts.js'
import { identityHash, refuseDuplicate } from './duplicates.js'
import { extendDesign } from './extend-design.js'
import { changesDesign, type DesignPlan, planDesign } from './plan-design.js'
import { Program } from './program.entity.js'
import { programPolicy } from './programs.policy.js'
import { refreshHours } from './refresh-hours.js'
import { requireProgram } from './require-program.js'

interface Update {
  id: number
  data: UpdateProgram
  file: Express.Multer.File | undefined
  query: ImportQuery
  ifMatch: string | undefined
}

/** An uploaded design file and its effect on the program. */
interface NewDesign {
  upload: UploadedReport<ProgramSheet>
  plan: DesignPlan
  summary: ImportReport
}

@Injectable()
export class ProgramUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly follower: DesignFollower,
  ) {}

  async update(actor: Actor, { id, data, file, query, ifMatch }: Update): Promise<UpdateProgramAnswer> {
    const upload = file && (await readUpload(file, ['programa']))
    return inTransaction(this.dataSource, async (manager) => {
      const program = await lockRow(manager, Program, { id }, 'program_not_found')
      authorize(programPolicy.edit, actor, program)
      await requireVersion(ifMatch, program.revision, () => programSchema.parse(program))
      const design = upload && (await designFrom(manager, program, upload, query))
      const summary = design?.summary ?? null
      const cambios = design ? changesOf(design.plan) : null
      if (query.simular) return succeed('simulated', { program, reporte: summary, cambios })
      const saved = design && (await saveDesign(manager, actor, program, design))
      const updated = await save(manager, actor, program, data, saved)
      if (saved) await this.follower.designChanged(manager, id)
      return succeed('program_updated', {
        program: updated,
        reporte: summary && { ...loadedSummary(summary), id: saved?.importacion ?? null },
        cambios,
      })
    })
  }
}

const changesOf = ({ added, competencies, outcomes }: DesignPlan): UpdateProgramAnswer['cambios'] => ({
  nuevos: designTexts(added),
  renombrados: listed([...competencies.values(), ...outcomes.values()]),
})

/** Plans the changes of an uploaded design file. Throws if the file is for another program or has invalid rows. */
async function designFrom(
  manager: EntityManager,
  program: Program,
  upload: UploadedReport<ProgramSheet>,
  query: ImportQuery,
): Promise<NewDesign> {
  await requireProgram(manager, upload, program, 'program_other_version')
  const plan = await planDesign(manager, program.id, upload.report)
  const summary = summaryOf(upload, {
    nro_ficha: null,
    simulado: query.simular,
    registros: plan.counts,
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: plan.warnings,
  })
  requireValidRows(summary, upload.report.outcomes.length, query)
  return { upload, plan, summary }
}

/** The changes for the audit log, and the new counters of the program's row. */
interface SavedDesign extends Changes {
  /** Id of the import record. */
  importacion: number
  totals: Pick<Program, 'total_competencias' | 'total_resultados'>
}

/** Applies and records a new design; returns undefined for a file without changes, which is not recorded. */
async function saveDesign(
  manager: EntityManager,
  actor: Actor,
  { id: id_programa }: Program,
  { upload, plan, summary }: NewDesign,
): Promise<SavedDesign | undefined> {
  if (!changesDesign(plan)) return undefined
  const totals = await extendDesign(manager, id_programa, plan)
  const importacion = await recordImport(manager, { actor, upload, summary: loadedSummary(summary), id_programa })
  const { antes, despues } = designChanges(plan)
  return { importacion, totals, antes, despues: { ...despues, importacion } }
}

/** Saves the form's values and the new counts of the design, and recalculates approved hours if they depend on a change. */
async function save(
  manager: EntityManager,
  actor: Actor,
  program: Program,
  data: UpdateProgram,
  design: SavedDesign | undefined,
): Promise<Program> {
  const { id, codigo } = program
  const values = { ...data, ...design?.totals }
  const codes = (await designOf(manager, id)).map((outcome) => outcome.codigo)
  const unaudited = {
    busqueda: searchable(data.nombre_programa, codigo),
    huella: identityHash({ ...program, ...data }, codes),
  }
  const edit = { actor, accion: 'programs:edit' as const, values, unaudited, also: design }
  const updated = await refuseDuplicate({ ...program, ...data }, () => updateRow(manager, program, edit))
  const { total_horas, total_resultados } = updated
  if (total_horas !== program.total_horas || total_resultados !== program.total_resultados)
    await refreshHours(manager, id, updated)
  return updated
}
