import { type CreateFicha, type CreateFichaAnswer, fichaDateErrors } from '@fichero/contract/fichas.schema'
import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { CreateProgram } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import { audit } from '../audit/audit.js'
import { inRolledBack, inTransaction } from '../database/transaction.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail, failFields } from '../errors/fail.js'
import { requireFicha } from '../imports/import-rules.js'
import { simulatedSummary } from '../imports/import-summary.js'
import { readUpload, requireFile, type UploadedReport } from '../imports/read-upload.js'
import { createProgram, newProgram } from '../programs/create-program.js'
import { Program } from '../programs/program.entity.js'
import { programsPolicy } from '../programs/programs.policy.js'
import { requireProgram } from '../programs/require-program.js'
import { succeed } from '../records/succeed.js'
import type { ApprenticesReport, JudgmentsReport, ProgramSheet } from '../sheets/records.js'
import { User } from '../users/user.entity.js'
import { Ficha } from './ficha.entity.js'
import { FichasService } from './fichas.service.js'
import { applyImport } from './import/apply-import.js'
import { targetOf } from './import/ficha-state.js'
import { importRefusal } from './import/import-refusal.js'
import { requireNamedProgram } from './import/named-program.js'
import { planImport } from './import/plan-import.js'
import { requireToldDates } from './import/told-dates.js'

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
    const head = await this.requireValid(data, file !== undefined)
    requireFile(file)
    const upload = await readUpload(file, ['aprendices', 'juicios'], { ficha: data.nroFicha, fechas: query.fechas })
    const run = query.simular ? inRolledBack : inTransaction
    return run(this.dataSource, async (manager) => {
      const { nroFicha: nro_ficha } = data
      const made = data.programa && (await makeProgram(manager, actor, data.programa, upload))
      const id = await insert(manager, { ...data, idProgramaFormacion: made ?? data.idProgramaFormacion }, head)
      const program = await currentProgram(manager, id)
      const target = targetOf(nro_ficha, program)
      requireFicha(upload.report, upload.name, target)
      await requireProgram(manager, upload, target, 'ficha_other_version')
      const named = await requireNamedProgram(manager, upload, program, query)
      const warnings = [...named, ...requireToldDates(upload, data, query)]
      const planned = await planImport(manager, { target, upload, query, creating: true, warnings })
      const refusal = importRefusal(planned, query)
      if (refusal) throw refusal
      if (query.simular) return succeed('simulated', { ficha: null, reporte: simulatedSummary(planned.summary) })
      const summary = await applyImport(manager, planned, { actor, madeProgram: made })
      await audit(manager, {
        actor,
        accion: 'fichas:create',
        entidad: 'ficha',
        entidad_id: nro_ficha,
        despues: { ...data, idProgramaFormacion: id, importacion: summary.id },
      })
      const ficha = await this.fichas.present(manager, actor, nro_ficha)
      return succeed('ficha_created', { ficha, reporte: summary })
    })
  }

  /** Checks everything that needs the database and reports all errors at once. Returns the head. */
  private async requireValid(data: CreateFicha, hasFile: boolean): Promise<User> {
    const { manager } = this.dataSource
    const { idProgramaFormacion: id } = data
    const head = await manager.findOneBy(User, { nro_documento: data.idJefeFicha, estado: 'habilitado' })
    const taken = await manager.existsBy(Ficha, { nro_ficha: data.nroFicha })
    const wrong: Record<string, FieldErrorCode> = fichaDateErrors(data)
    if (taken) wrong.nroFicha = 'taken'
    if (!head) wrong.idJefeFicha = 'instructor_unknown'
    if (id !== undefined && !(await manager.existsBy(Program, { id, estado: 'habilitado' })))
      wrong.idProgramaFormacion = 'program_unknown'
    if (!hasFile) wrong.archivo_excel = 'file_required'
    if (Object.keys(wrong).length > (taken ? 1 : 0) || !head) throw failFields(wrong)
    if (taken) throw fichaExistsError(data.nroFicha)
    return head
  }
}

/** Makes the program of the design in a judgments report. Returns its id. */
async function makeProgram(
  manager: EntityManager,
  actor: Actor,
  data: CreateProgram,
  upload: UploadedReport<ApprenticesReport | JudgmentsReport>,
): Promise<number> {
  const { report } = upload
  if (report.kind !== 'juicios') throw failFields({ archivo_excel: 'file_without_design' })
  const { people: _, judgments: __, design: outcomes, ...rest } = report
  // Its rows are the ficha's too, which tells what is wrong with them.
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

const fichaExistsError = (nro_ficha: number) =>
  fail('ficha_exists', { nro_ficha }, { errors: { nroFicha: { code: 'taken', msg: FIELD_ERRORS.taken } } })

/**
 * Reads the program again. The new ficha's foreign key has locked its row, so later edits of the program wait and
 * earlier ones are seen.
 */
async function currentProgram(manager: EntityManager, id: number): Promise<Program> {
  const program = await manager.findOneBy(Program, { id, estado: 'habilitado' })
  if (!program) throw failFields({ idProgramaFormacion: 'program_unknown' })
  return program
}

async function insert(manager: EntityManager, data: CreateFicha, head: User): Promise<number> {
  const { idProgramaFormacion } = data
  if (idProgramaFormacion === undefined) throw failFields({ idProgramaFormacion: 'select_program' })
  try {
    await manager.insert(Ficha, {
      nro_ficha: data.nroFicha,
      id_jefe: head.id,
      id_programa_formacion: idProgramaFormacion,
      jornada: data.jornada,
      oferta: data.oferta,
      etapa: data.etapa,
      estado: 'habilitado',
      fecha_inicio_lectiva: data.fechaInicioLectiva,
      fecha_fin_lectiva: data.fechaFinLectiva,
      fecha_fin_ficha: data.fechaFinFicha,
    })
    return idProgramaFormacion
  } catch (error) {
    // Created concurrently by another request.
    if (isUniqueViolation(error)) throw fichaExistsError(data.nroFicha)
    throw error
  }
}
