import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import { type CreateFicha, type CreateFichaAnswer, fichaDateErrors } from '@fichero/contract/fichas.schema'
import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { columnsAfter } from '@fichero/contract/fields'
import { readingOf } from '@fichero/contract/file-reading'
import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { CreateProgram } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inRolledBack, inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail, failFields } from '../../errors/fail.js'
import { readUpload, requireFicha, requireFile, type UploadedReport } from '../../files/import-records/accept-upload.js'
import { simulatedSummary } from '../../files/import-records/import-record.js'
import type { ApprenticesReport, JudgmentsReport, ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import { audit } from '../../records/audit/audit.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { createProgram, newProgram } from '../programs/create-program.js'
import { Program } from '../programs/program.entity.js'
import { programsPolicy } from '../programs/programs.policy.js'
import { requireProgram } from '../programs/require-program.js'
import type { User } from '../users/user.entity.js'
import { centreOfNewFicha } from './assign-centre.js'
import { Ficha } from './ficha.entity.js'
import { FichasService } from './fichas.service.js'
import { headOf } from './head-of.js'
import { applyImport } from './import/apply-import.js'
import { targetOf } from './import/ficha-state.js'
import { requireMatchingDates } from './import/matching-dates.js'
import { requireNamedProgram } from './import/named-program.js'
import { importRefusal, planImport } from './import/plan-import.js'
import { auditedStage, BY_DATES, setStage } from './set-stage.js'

@Injectable()
export class FichaCreationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  async create(
    actor: Actor,
    data: CreateFicha,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<CreateFichaAnswer> {
    if (data.programa) authorize(programsPolicy.create, actor, undefined)
    const head = await this.requireValid(actor, data, file !== undefined)
    requireFile(file)
    const upload = await readUpload(file, ['aprendices', 'juicios'], { ficha: data.nroFicha, ...readingOf(query) })
    const run = query.simular ? inRolledBack : inTransaction
    return run(this.dataSource, async (manager) => {
      const { nroFicha: nro_ficha } = data
      const createdProgram = data.programa && (await createProgramOf(manager, actor, data.programa, upload))
      const id = await insertFicha(
        manager,
        { ...data, idProgramaFormacion: createdProgram ?? data.idProgramaFormacion },
        head,
        await centreOfNewFicha(manager, actor, head.id),
      )
      const program = await currentProgram(manager, id)
      const target = targetOf(nro_ficha, program)
      requireFicha(upload.report, upload.name, target)
      await requireProgram(manager, upload, target, 'ficha_other_version')
      const nameWarnings = await requireNamedProgram(manager, upload, program, query)
      const warnings = [...nameWarnings, ...requireMatchingDates(upload, data, query)]
      const planned = await planImport(manager, { actor, target, upload, query, creating: true, warnings })
      const refusal = importRefusal(planned, query)
      if (refusal) throw refusal
      if (query.simular) return succeed('simulated', { ficha: null, reporte: simulatedSummary(planned.summary) })
      const summary = await applyImport(manager, planned, { actor, createdProgram })
      await audit(manager, {
        actor,
        accion: 'fichas:create',
        entidad: 'ficha',
        entidad_id: nro_ficha,
        despues: {
          nro_ficha,
          id_jefe: head.id,
          id_programa_formacion: id,
          ...columnsAfter(FICHA_FIELDS, data),
          ...(data.etapa && { etapa: auditedStage(setStage(BY_DATES, data.etapa)) }),
          importacion: summary.id,
        },
      })
      const ficha = await this.fichas.present(manager, actor, nro_ficha)
      return succeed('ficha_created', { ficha, reporte: summary })
    })
  }

  /** Makes all checks that need the database and throws all errors at once. Returns the head of the ficha. */
  private async requireValid(actor: Actor, data: CreateFicha, hasFile: boolean): Promise<User> {
    const { manager } = this.dataSource
    const { idProgramaFormacion: id } = data
    const head = await headOf(manager, actor, data.idJefeFicha)
    const taken = await manager.existsBy(Ficha, { nro_ficha: data.nroFicha })
    const wrong: Record<string, FieldErrorCode> = fichaDateErrors(data)
    if (taken) wrong.nroFicha = 'taken'
    if (head?.estado !== 'habilitado') wrong.idJefeFicha = 'instructor_unknown'
    if (id !== undefined && !(await manager.existsBy(Program, { id, estado: 'habilitado' })))
      wrong.idProgramaFormacion = 'program_unknown'
    if (!hasFile) wrong.archivo_excel = 'file_required'
    if (Object.keys(wrong).length > (taken ? 1 : 0) || !head) throw failFields(wrong)
    if (taken) throw fichaExistsError(data.nroFicha)
    return head
  }
}

/** Creates the program from the design in a judgments report. Returns its id. */
async function createProgramOf(
  manager: EntityManager,
  actor: Actor,
  data: CreateProgram,
  upload: UploadedReport<ApprenticesReport | JudgmentsReport>,
): Promise<number> {
  const { report } = upload
  if (report.kind !== 'juicios') throw failFields({ archivo_excel: 'file_without_design' })
  const { people: _, judgments: __, design: outcomes, ...rest } = report
  // No row problems here: importing the same file into the ficha reports them.
  const sheet: ProgramSheet = {
    ...rest,
    kind: 'programa',
    outcomes,
    repetidos: 0,
    filas_vacias: 0,
    rejected: [],
    warnings: [],
  }
  const { program } = await createProgram(manager, actor, newProgram(data, sheet), { ...upload, report: sheet })
  return program.id
}

const fichaExistsError = (nro_ficha: number) => fail('ficha_exists', { nro_ficha }, { errors: { nroFicha: 'taken' } })

/**
 * Reads the program again. The INSERT of the ficha has locked the program's row through the foreign key. This read therefore
 * sees all earlier edits of the program, and later edits wait.
 */
async function currentProgram(manager: EntityManager, id: number): Promise<Program> {
  const program = await manager.findOneBy(Program, { id, estado: 'habilitado' })
  if (!program) throw failFields({ idProgramaFormacion: 'program_unknown' })
  return program
}

/** Inserts the ficha and returns the id of its program. Throws if another request has created the ficha. */
async function insertFicha(
  manager: EntityManager,
  data: CreateFicha,
  head: User,
  id_centro: number | null,
): Promise<number> {
  const { idProgramaFormacion } = data
  if (idProgramaFormacion === undefined) throw failFields({ idProgramaFormacion: 'select_program' })
  try {
    await manager.insert(Ficha, {
      nro_ficha: data.nroFicha,
      id_jefe: head.id,
      id_programa_formacion: idProgramaFormacion,
      id_centro,
      ...columnsAfter(FICHA_FIELDS, data),
      ...setStage(BY_DATES, data.etapa),
      estado: 'habilitado',
    })
    return idProgramaFormacion
  } catch (error) {
    // Another request created the ficha concurrently.
    if (isUniqueViolation(error)) throw fichaExistsError(data.nroFicha)
    throw error
  }
}
