import type { AttentionFicha } from '@fichero/contract/attention.schema'
import { ATTENTION_REASONS, type AttentionReason, type Etapa } from '@fichero/contract/enums'
import { BEHIND_POINTS, ENDING_DAYS, LONG_OWED_DAYS, OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { reportAge } from '../../../files/import-records/last-report.js'
import { categoryOn } from '../../../rules/stage-and-category.js'
import { daysBetween } from '../../../rules/today.js'

/** What the reasons depend on. Days are `YYYY-MM-DD`. */
export interface FichaFigures {
  fecha_inicio_lectiva: string
  fecha_fin_lectiva: string
  fecha_fin_ficha: string
  etapa: Etapa
  etapa_a_mano: boolean | number
  /** Number of apprentices in training. */
  aprendices: number
  /** Judgments that nobody has given yet; null before the first report. */
  por_evaluar: number | null
  /** Mean progress in percent. */
  progreso: number
  /** Day of the last report; null before the first. */
  reporte: string | null
  /** Day since which judgments have been owed: the first judgment of the longest-waiting outcome; null if none is owed or dated. */
  desde: string | null
}

type Reason = AttentionFicha['motivos'][number]

/** Returns the share of the lessons that is over on a day, in percent: 0 before their first day, 100 after their last. */
export function expectedProgress(
  day: string,
  {
    fecha_inicio_lectiva: first,
    fecha_fin_lectiva: last,
  }: Pick<FichaFigures, 'fecha_inicio_lectiva' | 'fecha_fin_lectiva'>,
) {
  const share = daysBetween(first, day) / daysBetween(first, last)
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100
}

/** Returns why a ficha needs attention on a day, most urgent first. A ficha that has ended has only the first reason. */
export function reasonsOn(day: string, ficha: FichaFigures): Reason[] {
  const { fecha_fin_lectiva, aprendices, por_evaluar, reporte, desde } = ficha
  const category = categoryOn(day, ficha)
  const hasOutstanding = aprendices > 0 && por_evaluar !== 0
  const reasons: Reason[] = []
  if (category !== 'en_proceso' && hasOutstanding && por_evaluar !== null)
    reasons.push({ motivo: 'lectiva_terminada', dias: Math.max(0, daysBetween(fecha_fin_lectiva, day)) })
  if (category === 'finalizadas') return reasons
  const daysLeft = daysBetween(day, fecha_fin_lectiva)
  if (category === 'en_proceso' && hasOutstanding && daysLeft >= 0 && daysLeft <= ENDING_DAYS)
    reasons.push({ motivo: 'termina_pronto', dias: daysLeft })
  const age = reporte === null ? null : reportAge(reporte, day)
  if (age === null || age > OLD_REPORT_DAYS) reasons.push({ motivo: 'reporte_viejo', dias: age })
  const daysOwed = desde === null ? 0 : daysBetween(desde, day)
  if (daysOwed > LONG_OWED_DAYS) reasons.push({ motivo: 'juicios_viejos', dias: daysOwed })
  if (category === 'en_proceso' && hasOutstanding && por_evaluar !== null && gapOn(day, ficha) >= BEHIND_POINTS)
    reasons.push({ motivo: 'atrasada', dias: null })
  return reasons
}

/** Returns the fichas that need attention on a day, most urgent first, each with its reasons. */
export const needingAttention = <Ficha extends FichaFigures & Omit<Ranked, 'motivos'>>(day: string, all: Ficha[]) =>
  all
    .map((ficha) => Object.assign(ficha, { motivos: reasonsOn(day, ficha) }))
    .filter(({ motivos }) => motivos.length > 0)
    .toSorted(byUrgency)

export const hasReason = ({ motivos }: Pick<Ranked, 'motivos'>, reason: AttentionReason) =>
  motivos.some(({ motivo }) => motivo === reason)

/** Counts the fichas with each reason. A ficha can have several reasons. */
export const countByReason = (fichas: Pick<Ranked, 'motivos'>[]) =>
  Object.fromEntries(
    ATTENTION_REASONS.map((reason) => [reason, fichas.filter((ficha) => hasReason(ficha, reason)).length]),
  ) as Record<AttentionReason, number>

const gapOn = (day: string, ficha: FichaFigures) => expectedProgress(day, ficha) - ficha.progreso

/** A ficha with at least one reason. */
type Ranked = Pick<AttentionFicha, 'nro_ficha' | 'motivos' | 'progreso' | 'esperado'>

/** Sorts fichas by their first reason, then by its urgency, then by number. */
export const byUrgency = (a: Ranked, b: Ranked): number =>
  rank(a) - rank(b) || urgency(b) - urgency(a) || a.nro_ficha - b.nro_ficha

const firstOf = ({ motivos: [first] }: Ranked) => first as Reason
const rank = (ficha: Ranked) => ATTENTION_REASONS.indexOf(firstOf(ficha).motivo)

/** Returns a number by which fichas with the same first reason are compared; the highest is the most urgent. */
function urgency(ficha: Ranked): number {
  const { motivo, dias } = firstOf(ficha)
  if (motivo === 'atrasada') return ficha.esperado - ficha.progreso
  // A ficha without a report comes first.
  if (dias === null) return Number.POSITIVE_INFINITY
  return motivo === 'termina_pronto' ? -dias : dias
}
