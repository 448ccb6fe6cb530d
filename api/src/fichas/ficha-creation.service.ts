import { type CreateFicha, type CreateFichaAnswer, fichaDateErrors } from '@fichero/contract/fichas.schema'
import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import type { ImportQuery } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { audit } from '../audit/audit.js'
import { inTransaction } from '../database/transaction.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail, failFields } from '../errors/fail.js'
import { requireFicha } from '../imports/import-rules.js'
import { simulatedSummary } from '../imports/import-summary.js'
import { readUpload, requireFile } from '../imports/read-upload.js'
import { Program } from '../programs/program.entity.js'
import { requireProgram } from '../programs/require-program.js'
import { succeed } from '../records/succeed.js'
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
    const { head, program } = await this.requireValid(data, file !== undefined)
    requireFile(file)
    const upload = await readUpload(file, ['aprendices', 'juicios'], { ficha: data.nroFicha, fechas: query.fechas })
    return inTransaction(this.dataSource, async (manager) => {
      const { nroFicha: nro_ficha } = data
      if (!query.simular) await insert(manager, data, head)
      const target = targetOf(nro_ficha, await currentProgram(manager, program.id))
      requireFicha(upload.report, upload.name, target)
      await requireProgram(manager, upload, target, 'ficha_other_version')
      const named = await requireNamedProgram(manager, upload, program, query)
      const warnings = [...named, ...requireToldDates(upload, data, query)]
      const planned = await planImport(manager, { target, upload, query, creating: true, warnings })
      const refusal = importRefusal(planned, query)
      if (refusal) throw refusal
      if (query.simular) return succeed('simulated', { ficha: null, reporte: simulatedSummary(planned.summary) })
      const summary = await applyImport(manager, planned, { actor })
      await audit(manager, {
        actor,
        accion: 'fichas:create',
        entidad: 'ficha',
        entidad_id: nro_ficha,
        despues: { ...data, importacion: summary.id },
      })
      const ficha = await this.fichas.present(manager, actor, nro_ficha)
      return succeed('ficha_created', { ficha, reporte: summary })
    })
  }

  /** Checks everything that needs the database and reports all errors at once. */
  private async requireValid(data: CreateFicha, hasFile: boolean): Promise<{ head: User; program: Program }> {
    const { manager } = this.dataSource
    const head = await manager.findOneBy(User, { nro_documento: data.idJefeFicha, estado: 'habilitado' })
    const program = await manager.findOneBy(Program, { id: data.idProgramaFormacion, estado: 'habilitado' })
    const taken = await manager.existsBy(Ficha, { nro_ficha: data.nroFicha })
    const wrong: Record<string, FieldErrorCode> = fichaDateErrors(data)
    if (taken) wrong.nroFicha = 'taken'
    if (!head) wrong.idJefeFicha = 'instructor_unknown'
    if (!program) wrong.idProgramaFormacion = 'program_unknown'
    if (!hasFile) wrong.archivo_excel = 'file_required'
    if (Object.keys(wrong).length > (taken ? 1 : 0) || !head || !program) throw failFields(wrong)
    if (taken) throw fichaExistsError(data.nroFicha)
    return { head, program }
  }
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

async function insert(manager: EntityManager, data: CreateFicha, head: User): Promise<void> {
  try {
    await manager.insert(Ficha, {
      nro_ficha: data.nroFicha,
      id_jefe: head.id,
      id_programa_formacion: data.idProgramaFormacion,
      jornada: data.jornada,
      oferta: data.oferta,
      etapa: data.etapa,
      estado: 'habilitado',
      fecha_inicio_lectiva: data.fechaInicioLectiva,
      fecha_fin_lectiva: data.fechaFinLectiva,
      fecha_fin_ficha: data.fechaFinFicha,
    })
  } catch (error) {
    // Created concurrently by another request.
    if (isUniqueViolation(error)) throw fichaExistsError(data.nroFicha)
    throw error
  }
}
