import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { ComparedFicha, Pe04Choices, Pe04Field } from '@fichero/contract/pe04.schema'
import { stageByDates } from '@fichero/contract/stage'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import type { ListedChange } from '../../../files/import-records/import-detail.entity.js'
import type { ListedFicha } from '../../../files/spreadsheet-reader/records.js'
import { audit } from '../../../records/audit/audit.js'
import { today } from '../../../rules/today.js'
import { addWorkplaces, centreOfReport } from '../../centres/known-centres.js'
import { createWithoutDesign, newProgram } from '../../programs/create-program.js'
import { centreOfNewFicha } from '../assign-centre.js'
import { Ficha } from '../ficha.entity.js'
import { lessonsEnd } from '../lessons-end.js'
import { auditedStage, BY_DATES, setStage } from '../set-stage.js'
import { isConfirmed, writeFicha } from '../write-ficha.js'
import { stateOf } from './compare-pe04.js'
import type { Heads } from './heads.js'
import { programKey, type StoredFichas } from './stored-fichas.js'

/** The fichas of a file that the user chose: to create, and to change with the values to take over. */
export interface ChosenFichas {
  created: ListedFicha[]
  changed: { listed: ListedFicha; fields: Pe04Field[] }[]
}

/** Returns what the user chose and what can be taken over. */
export function chosenFichas(
  listed: readonly ListedFicha[],
  compared: readonly ComparedFicha[],
  { crear, cambiar }: Pe04Choices,
): ChosenFichas {
  const rows = new Map(listed.map((row) => [row.nro_ficha, row]))
  const creates = crear && new Set(crear)
  const takes = (field: Pe04Field, nro_ficha: number) => !cambiar || (cambiar[field]?.includes(nro_ficha) ?? false)
  const chosen: ChosenFichas = { created: [], changed: [] }
  for (const { nro_ficha, situacion, cambios } of compared) {
    const row = rows.get(nro_ficha)!
    const fields = cambios.filter(({ campo, fijo }) => !fijo && takes(campo, nro_ficha)).map(({ campo }) => campo)
    if (situacion === 'falta' && (creates?.has(nro_ficha) ?? true)) chosen.created.push(row)
    if (fields.length > 0) chosen.changed.push({ listed: row, fields })
  }
  return chosen
}

interface Applying {
  actor: Actor
  stored: StoredFichas
  heads: Heads
  /** Id of the import. */
  importacion: number
}

/** Writes the fichas of a PE-04, with the programs and centres that they need. */
export class Pe04Writer {
  readonly changes: ListedChange[] = []
  /** Ids of the created programs. */
  readonly programs: number[] = []
  private readonly programIds = new Map<string, number>()
  private readonly centreIds = new Map<string, number>()

  constructor(
    private readonly manager: EntityManager,
    private readonly applying: Applying,
  ) {}

  async create(listed: ListedFicha): Promise<void> {
    const { manager } = this
    const { actor, heads, importacion } = this.applying
    const { nro_ficha, fecha_inicio, fecha_fin, jornada, etapa } = listed
    const fecha_fin_lectiva = lessonsEnd(fecha_inicio, fecha_fin)
    const isByDates = etapa === null || etapa === stageByDates(today(), fecha_fin_lectiva)
    const stage = setStage(BY_DATES, isByDates ? null : etapa)
    const id_jefe = heads.of(listed.responsable)?.id ?? actor.id
    const id_centro = (await this.centreOf(listed)) ?? (await centreOfNewFicha(manager, actor, id_jefe))
    const values = {
      id_jefe,
      id_programa_formacion: await this.programOf(listed),
      id_centro,
      jornada: jornada ?? FICHA_FIELDS.jornada.initial,
      oferta: FICHA_FIELDS.oferta.initial,
      estado: stateOf(listed) ?? 'habilitado',
      fecha_inicio_lectiva: fecha_inicio,
      fecha_fin_lectiva,
      fecha_fin_ficha: fecha_fin,
    } as const
    await manager.insert(Ficha, { nro_ficha, ...values, ...stage })
    if (id_centro !== null && (await isConfirmed(manager, id_centro)))
      await addWorkplaces(manager, id_centro, [values.id_jefe])
    await audit(manager, {
      actor,
      accion: 'fichas:create',
      entidad: 'ficha',
      entidad_id: nro_ficha,
      despues: { nro_ficha, ...values, ...(!isByDates && { etapa: auditedStage(stage) }), importacion },
    })
    this.changes.push({ nro_ficha, antes: null, despues: { ...values, ...stage } })
  }

  async change(listed: ListedFicha, fields: readonly Pe04Field[]): Promise<void> {
    const { actor, stored, importacion } = this.applying
    const ficha = stored.fichas.get(listed.nro_ficha)!
    const values: Partial<Ficha> = {}
    for (const field of fields) Object.assign(values, await this.valuesOf(field, listed))
    const after = { ...ficha, ...values }
    // The file does not have this day. It stays unless the days would be out of order.
    if (after.fecha_fin_lectiva <= after.fecha_inicio_lectiva || after.fecha_fin_lectiva > after.fecha_fin_ficha)
      values.fecha_fin_lectiva = lessonsEnd(after.fecha_inicio_lectiva, after.fecha_fin_ficha)
    const stage = setStage(ficha, fields.includes('etapa') ? listed.etapa : undefined)
    await writeFicha(this.manager, ficha, { actor, values, stage, importacion })
    const despues = { ...values, ...(fields.includes('etapa') && stage) }
    const columns = Object.keys(despues) as (keyof Ficha)[]
    const antes = Object.fromEntries(columns.map((column) => [column, ficha[column]]))
    this.changes.push({ nro_ficha: ficha.nro_ficha, antes, despues })
  }

  /** Returns the columns of a value; the stage is set apart. */
  private async valuesOf(field: Pe04Field, listed: ListedFicha): Promise<Partial<Ficha>> {
    const { fecha_inicio, fecha_fin, jornada, responsable } = listed
    switch (field) {
      case 'fecha_inicio_lectiva':
        return { fecha_inicio_lectiva: fecha_inicio }
      case 'fecha_fin_ficha':
        return { fecha_fin_ficha: fecha_fin }
      case 'jefe':
        return { id_jefe: this.applying.heads.of(responsable)!.id }
      case 'estado':
        return { estado: stateOf(listed)! }
      case 'jornada':
        return { jornada: jornada! }
      case 'programa':
        return { id_programa_formacion: await this.programOf(listed) }
      case 'centro':
        return { id_centro: await this.centreOf(listed) }
      case 'etapa':
        return {}
    }
  }

  /** Returns the id of the program, which is created without a design if Fichero lacks it. */
  private async programOf({ programa, nivel }: ListedFicha): Promise<number> {
    const key = programKey(programa)
    const known = this.applying.stored.programsByKey.get(key)?.id ?? this.programIds.get(key)
    if (known !== undefined) return known
    const { actor, importacion } = this.applying
    const { codigo, version, nombre: nombre_programa, horas: total_horas } = programa
    const program = newProgram({ nombre_programa, total_horas, nivel }, { codigo, version, outcomes: [] })
    const id = await createWithoutDesign(this.manager, actor, program, importacion)
    this.programs.push(id)
    this.programIds.set(key, id)
    return id
  }

  private async centreOf({ centro }: ListedFicha): Promise<number | null> {
    if (!centro) return null
    const id = this.centreIds.get(centro.codigo) ?? (await centreOfReport(this.manager, centro)).id
    this.centreIds.set(centro.codigo, id)
    return id
  }
}
