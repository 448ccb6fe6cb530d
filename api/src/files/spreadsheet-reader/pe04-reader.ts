import { type Etapa, JORNADAS, type Jornada, type Nivel } from '@fichero/contract/enums'
import { MAX_CENTRE_CODE, MAX_CENTRE_NAME, MAX_TOTAL_HOURS } from '@fichero/contract/limits'
import { cutText } from '@fichero/contract/text'
import { cleanText, dateTimeOf } from './cells.js'
import type { Field } from './column-fields.js'
import type { DateReading } from './dates.js'
import { normalise } from './normalise.js'
import { fichaNumberOf, programName } from './preamble.js'
import type { ListedFicha, ReportedCentre } from './records.js'
import type { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** Length of the columns of a program's code and version. */
const MAX_CODE = 20

/** Returns Fichero's level; undefined for the others, such as EVENTO, CURSO ESPECIAL and PROFUNDIZACIÓN TÉCNICA. */
export const levelOf = (text: string): Nivel | undefined => LEVELS.get(normalise(text))
const LEVELS: ReadonlyMap<string, Nivel> = new Map([
  ['tecnico', 'tecnico'],
  ['tecnologo', 'tecnologo'],
])

const STAGES: ReadonlyMap<string, Etapa> = new Map([
  ['lectiva', 'lectiva'],
  ['practica', 'productiva'],
  ['productiva', 'productiva'],
])

/** Reads the rows of a PE-04, and adds their problems to a list. */
export class Pe04Reader {
  constructor(
    private readonly table: Table,
    private readonly problems: RowProblemList,
    private readonly dates: DateReading,
  ) {}

  /** Returns the ficha of a row, or null if one of its required values is missing or not valid. */
  read(row: TableRow): ListedFicha | null {
    const { problems } = this
    const before = problems.rejected.length
    const nro_ficha = fichaNumberOf(cellOf(this.table, row, 'ficha'))
    if (nro_ficha === null) problems.reject('ficha_invalid', row, 'ficha')
    const nivel = levelOf(this.required(row, 'nivel'))
    const [fecha_inicio, fecha_fin] = [this.day(row, 'inicio_ficha'), this.day(row, 'fin_ficha')]
    if (fecha_inicio && fecha_fin && fecha_fin <= fecha_inicio)
      problems.reject('ficha_end_before_start', row, 'fin_ficha')
    const programa = this.program(row)
    const terminada = this.hasEnded(row)
    if (problems.rejected.length > before || nro_ficha === null || !nivel) return null
    return {
      fila: row.fila,
      nro_ficha,
      terminada,
      nivel,
      etapa: STAGES.get(normalise(this.text(row, 'etapa_ficha'))) ?? null,
      jornada: this.jornada(row),
      responsable: this.text(row, 'responsable') || null,
      fecha_inicio,
      fecha_fin,
      programa,
      centro: this.centre(row),
    }
  }

  private text(row: TableRow, field: Field): string {
    return cleanText(cellOf(this.table, row, field))
  }

  private required(row: TableRow, field: Field, max = Infinity): string {
    const text = this.text(row, field)
    if (text === '') this.problems.reject('name_missing', row, field)
    else if (text.length > max) this.problems.reject('text_too_long', row, field, { max })
    return text
  }

  private day(row: TableRow, field: Field): string {
    const day = dateTimeOf(cellOf(this.table, row, field), this.dates)?.slice(0, 10)
    if (day === undefined) this.problems.reject('day_invalid', row, field)
    return day ?? ''
  }

  private program(row: TableRow): ListedFicha['programa'] {
    const horas = Number(this.text(row, 'duracion_programa').replace(/[.,]0+$/, ''))
    if (!Number.isInteger(horas) || horas < 1 || horas > MAX_TOTAL_HOURS)
      this.problems.reject('hours_invalid', row, 'duracion_programa')
    return {
      codigo: this.required(row, 'codigo_programa', MAX_CODE),
      version: this.required(row, 'version_programa', MAX_CODE),
      nombre: programName(this.required(row, 'nombre_programa')),
      horas,
    }
  }

  /** `Terminada`, `Terminada por fecha`, `TERMINADO` and `Terminada por unificación` have ended; `En ejecucion` has not. */
  private hasEnded(row: TableRow): boolean | null {
    const state = normalise(this.required(row, 'estado_curso'))
    if (state.startsWith('terminad')) return true
    if (state === 'en ejecucion') return false
    if (state !== '') this.problems.warn('ficha_state_unknown', row, 'estado_curso')
    return null
  }

  /** In Fichero, `virtual` is a jornada. The other modalities do not change the file's jornada. */
  private jornada(row: TableRow): Jornada | null {
    const [modality, jornada] = [this.text(row, 'modalidad'), this.text(row, 'jornada')].map(normalise)
    return JORNADAS.find((value) => value === (modality === 'virtual' ? modality : jornada)) ?? null
  }

  private centre(row: TableRow): ReportedCentre | null {
    const [codigo, nombre] = [this.text(row, 'codigo_centro'), this.text(row, 'nombre_centro')]
    if (codigo === '' || codigo.length > MAX_CENTRE_CODE || nombre === '') return null
    const regional = this.text(row, 'codigo_regional')
    const hasRegional = regional !== '' && regional.length <= MAX_CENTRE_CODE
    return {
      codigo,
      nombre: cutText(nombre, MAX_CENTRE_NAME),
      codigo_regional: hasRegional ? regional : null,
      regional: hasRegional ? cutText(this.text(row, 'nombre_regional'), MAX_CENTRE_NAME) || null : null,
    }
  }
}
