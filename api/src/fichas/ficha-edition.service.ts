import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/errors'
import { fichaDateErrors, type UpdateFicha, type UpdateFichaAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { inTransaction } from '../database/transaction.js'
import { fail, failFields } from '../errors/fail.js'
import { Program } from '../programs/program.entity.js'
import { User } from '../users/user.entity.js'
import { requireVersion } from '../versions/versions.js'
import { Ficha } from './ficha.entity.js'
import { FichasService } from './fichas.service.js'
import { hasJudgments } from './has-judgments.js'
import { lockFichaRow } from './lock-ficha.js'

const MSG = 'La ficha se actualizó correctamente'

@Injectable()
export class FichaEdition {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  update(actor: Actor, nroFicha: number, data: UpdateFicha, ifMatch: string | undefined): Promise<UpdateFichaAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockFichaRow(manager, nroFicha)
      const shown = () => this.fichas.present(manager, actor, nroFicha)
      await requireVersion(ifMatch, ficha.version, shown)
      const edited = await validated(manager, ficha, data)
      const antes = differing(ficha, edited)
      if (Object.keys(antes).length > 0) {
        await manager.update(Ficha, nroFicha, { ...edited, version: ficha.version + 1 })
        const despues = differing(edited, ficha)
        await record(manager, { actor, accion: 'fichas:edit', entidad: 'ficha', entidad_id: nroFicha, antes, despues })
      }
      return { ok: true, msg: MSG, ficha: await shown() }
    })
  }
}

type Editable = Pick<
  Ficha,
  | 'id_jefe'
  | 'id_programa_formacion'
  | 'jornada'
  | 'oferta'
  | 'etapa'
  | 'fecha_inicio_lectiva'
  | 'fecha_fin_lectiva'
  | 'fecha_fin_ficha'
>

/** The ficha as it will be; what is wrong is said at once. Its own head and program may stay, also where they were disabled since. */
async function validated(manager: EntityManager, ficha: Ficha, data: UpdateFicha): Promise<Editable> {
  const head = await manager.findOneBy(User, { nro_documento: data.idJefeFicha })
  const program = await manager.findOneBy(Program, { id: data.idProgramaFormacion })
  const keepsHead = head?.id === ficha.id_jefe
  const keepsProgram = data.idProgramaFormacion === ficha.id_programa_formacion
  const wrong: Record<string, FieldErrorCode> = fichaDateErrors(data)
  if (data.nroFicha !== undefined && data.nroFicha !== ficha.nro_ficha) wrong.nroFicha = 'ficha_number_read_only'
  if (!keepsHead && head?.estado !== 'habilitado') wrong.idJefeFicha = 'instructor_unknown'
  if (!keepsProgram && program?.estado !== 'habilitado') wrong.idProgramaFormacion = 'program_unknown'
  const locked = !keepsProgram && (await hasJudgments(manager, ficha.nro_ficha))
  if (locked) wrong.idProgramaFormacion ??= 'program_locked'
  if (Object.keys(wrong).length === 1 && wrong.idProgramaFormacion === 'program_locked')
    throw await judged(manager, ficha)
  if (Object.keys(wrong).length > 0 || !head) throw failFields(wrong)
  return {
    id_jefe: head.id,
    id_programa_formacion: data.idProgramaFormacion,
    jornada: data.jornada ?? ficha.jornada,
    oferta: data.oferta ?? ficha.oferta,
    etapa: data.etapa ?? ficha.etapa,
    fecha_inicio_lectiva: data.fechaInicioLectiva,
    fecha_fin_lectiva: data.fechaFinLectiva,
    fecha_fin_ficha: data.fechaFinFicha,
  }
}

/** The judgments would belong to outcomes that the new program does not have. */
async function judged(manager: EntityManager, { nro_ficha, id_programa_formacion: id }: Ficha) {
  const { nombre_programa: programa } = await manager.findOneByOrFail(Program, { id })
  const errors = { idProgramaFormacion: { code: 'program_locked', msg: FIELD_ERRORS.program_locked } }
  return fail('ficha_has_judgments', { nro_ficha, programa }, { errors })
}

const FIELDS = [
  'id_jefe',
  'id_programa_formacion',
  'jornada',
  'oferta',
  'etapa',
  'fecha_inicio_lectiva',
  'fecha_fin_lectiva',
  'fecha_fin_ficha',
] as const satisfies (keyof Editable)[]

/** What one says otherwise than the other. */
const differing = (row: Editable, other: Editable) =>
  Object.fromEntries(FIELDS.filter((field) => row[field] !== other[field]).map((field) => [field, row[field]]))
