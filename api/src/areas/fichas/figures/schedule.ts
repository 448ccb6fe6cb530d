import type { Etapa } from '@fichero/contract/enums'
import { MAX_SCHEDULED_FICHAS } from '@fichero/contract/limits'
import type { ScheduleAnswer, ScheduledFicha, ScheduleOmission } from '@fichero/contract/schedule.schema'
import { categoryOn } from '../../../rules/stage-and-category.js'

/** What the comparison depends on. Days are `YYYY-MM-DD`. */
export interface ComparedFicha extends ScheduledFicha {
  fecha_inicio_lectiva: string
  fecha_fin_lectiva: string
  fecha_fin_ficha: string
  etapa: Etapa
  etapa_a_mano: boolean | number
  /** Day of the last report; null before the first. */
  reporte: string | null
  /** Number of judgments with which everybody in training would have every outcome. */
  necesarios: number
}

/** Returns the fichas that are farthest behind their dates on a day, and how many others there are. */
export function scheduleOn(day: string, all: ComparedFicha[]): ScheduleAnswer {
  const compared: ComparedFicha[] = []
  const omitidas = { finalizadas: 0, sin_empezar: 0, sin_reporte: 0, sin_aprendices: 0, menos_atrasadas: 0 }
  for (const ficha of all) {
    const omission = omissionOn(day, ficha)
    if (omission) omitidas[omission] += 1
    else compared.push(ficha)
  }
  const fichas = compared.toSorted(farthestBehindFirst).slice(0, MAX_SCHEDULED_FICHAS)
  omitidas.menos_atrasadas = compared.length - fichas.length
  return { fichas, por_debajo: compared.filter((ficha) => behindOf(ficha) > 0).length, omitidas }
}

/** Returns why the progress of a ficha cannot be compared with its dates; undefined if it can be. */
function omissionOn(day: string, ficha: ComparedFicha): ScheduleOmission | undefined {
  if (categoryOn(day, ficha) === 'finalizadas') return 'finalizadas'
  if (day < ficha.fecha_inicio_lectiva) return 'sin_empezar'
  if (ficha.reporte === null) return 'sin_reporte'
  return ficha.necesarios === 0 ? 'sin_aprendices' : undefined
}

const behindOf = ({ esperado, progreso }: ScheduledFicha) => esperado - progreso

const farthestBehindFirst = (a: ScheduledFicha, b: ScheduledFicha) =>
  behindOf(b) - behindOf(a) || a.nro_ficha - b.nro_ficha
