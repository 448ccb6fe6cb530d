import type { Draft } from '../message/message-text'
import type { OwedRow } from './owed-groups'

/** The translated sentences of a reminder. */
export interface ReminderSentences {
  subject: (fichas: number[]) => string
  greeting: string
  opening: string
  ficha: (row: OwedRow) => string
  /** A competency with the number of owed judgments. */
  competency: (name: string, judgments: number) => string
  outcome: (row: OwedRow) => string
  closing: string
}

/** Returns a reminder that lists the competencies or the outcomes of each ficha. */
export function reminderDraft(rows: OwedRow[], sentences: ReminderSentences): Draft {
  const fichas = [...new Set(rows.map(({ ficha }) => ficha.nro_ficha))].sort((a, b) => a - b)
  const groups = fichas.map((nro) => rows.filter(({ ficha }) => ficha.nro_ficha === nro))
  const messageWith = (linesOf: (rows: OwedRow[]) => string[]) => ({
    greeting: sentences.greeting,
    opening: sentences.opening,
    parts: groups.flatMap((group) => (group[0] ? [{ title: sentences.ficha(group[0]), lines: linesOf(group) }] : [])),
    closing: [sentences.closing],
  })
  return {
    subject: sentences.subject(fichas),
    short: messageWith((group) => competencyLines(group, sentences)),
    full: messageWith((group) => group.map(sentences.outcome)),
  }
}

function competencyLines(rows: OwedRow[], { competency }: ReminderSentences): string[] {
  const judgments = new Map<string, number>()
  for (const { nombre_competencia: name, personas } of rows) judgments.set(name, (judgments.get(name) ?? 0) + personas)
  return [...judgments].map(([name, count]) => competency(name, count))
}
