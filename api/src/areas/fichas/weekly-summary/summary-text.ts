import type { AttentionFicha } from '@fichero/contract/attention.schema'
import type { OwnOwedAnswer } from '@fichero/contract/dashboard.schema'
import { ATTENTION_REASONS, type Language } from '@fichero/contract/enums'
import { mailTexts } from '../../../mail/mail-texts.js'
import { countByReason } from '../figures/attention-reasons.js'
import type { WeekFigures } from './week-figures.js'

/** Fichas that a summary names at most, in each of its parts. */
const MAX_FICHAS = 10

/** What a person owes. `dias`: the longest wait; null if it is unknown. */
type Owed = OwnOwedAnswer & { dias: number | null }

/** Addresses of the lists that the summary is about. */
interface Links {
  owed: string
  attention: string
}

/** Returns the text of a summary in a language; undefined if there is nothing to say. */
export function summaryText(language: Language, week: WeekFigures, owed: Owed, links: Links): string | undefined {
  const say = sayIn(language)
  const parts = [changedPart(say, week), owedPart(say, owed, links.owed), attentionPart(say, week, links.attention)]
  const told = parts.filter((lines) => lines.length > 0)
  return told.length === 0 ? undefined : told.map((lines) => lines.join('\n')).join('\n\n')
}

type KeyIn<Key> = Key extends `weeklySummary.${infer Rest}` ? Rest : never
type Say = (
  key: KeyIn<Parameters<(typeof mailTexts)['es']>[0]>,
  params?: { count?: number; [param: string]: unknown },
) => string

/** Returns a function that returns a sentence of the summary. */
const sayIn =
  (language: Language): Say =>
  (key, { count, ...params } = {}) =>
    mailTexts[language](`weeklySummary.${key}`, {
      replace: { ...params, count },
      ...(count !== undefined && { count }),
    })

function changedPart(say: Say, { first, last, reported }: WeekFigures): string[] {
  if (reported.length === 0) return []
  const reports = reported.reduce((sum, { reportes }) => sum + reportes, 0)
  const approved = reported.reduce((sum, { antes, despues }) => sum + (antes === null ? 0 : despues - antes), 0)
  return [
    say('changed', { first, last }),
    say('reports', { count: reports }),
    ...listOf(say, reported, (ficha) => say('ficha', { ...ficha })),
    // People leave and approvals are withdrawn: only a gain is a change to report.
    ...(approved > 0 ? [say('approved', { count: approved })] : []),
  ]
}

function owedPart(say: Say, { juicios, fichas, dias }: Owed, enlace: string): string[] {
  if (juicios === 0) return []
  const owed = say('owed', { count: juicios, fichas: say('inFichas', { count: fichas }) })
  return [say('owedTitle'), dias === null ? owed : `${owed} ${say('oldest', { count: dias })}`, enlace]
}

function attentionPart(say: Say, { attention }: WeekFigures, enlace: string): string[] {
  if (attention.length === 0) return []
  const counts = countByReason(attention)
  return [
    say('attention', { count: attention.length }),
    ATTENTION_REASONS.filter((reason) => counts[reason] > 0)
      .map((reason) => say(`reasonCount.${reason}`, { fichas: counts[reason] }))
      .join(' · '),
    ...listOf(say, attention, (ficha) => say('reasons', { ...ficha, motivos: reasonsOf(say, ficha) })),
    enlace,
  ]
}

/** Returns a line for each of the first fichas, and one that counts the others. */
const listOf = <Ficha>(say: Say, fichas: Ficha[], line: (ficha: Ficha) => string): string[] => [
  ...fichas.slice(0, MAX_FICHAS).map(line),
  ...(fichas.length > MAX_FICHAS ? [say('others', { count: fichas.length - MAX_FICHAS })] : []),
]

const reasonsOf = (say: Say, { motivos, progreso, esperado }: AttentionFicha): string =>
  motivos
    .map(({ motivo, dias }) => {
      if (motivo === 'atrasada')
        return say('reason.atrasada', { progreso: Math.round(progreso), esperado: Math.round(esperado) })
      return dias === null ? say('reason.sin_reporte') : say(`reason.${motivo}`, { count: dias })
    })
    .join('; ')
