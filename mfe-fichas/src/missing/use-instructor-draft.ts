import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { personCase, sentenceCase } from '../message/letter-case'
import type { Draft } from '../message/message-text'
import { useReportDay } from '../message/use-report-day'
import { byCompetency, byOutcome, type Line, nameOf, type Responsible } from './missing-lines'

/** Returns a function that writes a message to an evaluator: first the pending judgments, then those with NO APROBADO. */
export function useInstructorDraft({ nro_ficha, programa_formacion, ultimo_reporte }: MissingAnswer) {
  const { t } = useTranslation('fichas')
  const date = useReportDay(ultimo_reporte)
  const competencyLines = (lines: Line[]) =>
    byCompetency(lines).map((group) =>
      t('message.judgments', {
        name: sentenceCase(group.lines[0]?.outcome.nombre_competencia ?? ''),
        count: group.lines.length,
      }),
    )
  const outcomeLines = (lines: Line[]) =>
    byOutcome(lines).map((group) =>
      t('missing.message.outcomeOf', {
        competency: sentenceCase(group.lines[0]?.outcome.nombre_competencia ?? ''),
        outcome: sentenceCase(group.lines[0]?.outcome.nombre_rae ?? ''),
        names: group.lines.map(({ person }) => personCase(nameOf(person))).join('; '),
      }),
    )
  return ({ nombre }: Responsible, lines: Line[]): Draft => {
    const messageWith = (linesOf: (lines: Line[]) => string[]) => ({
      greeting: t('message.greetingTo', { name: personCase(nombre) }),
      opening: t('missing.message.instructorOpening', { date, nro_ficha, program: sentenceCase(programa_formacion) }),
      parts: [
        {
          title: t('missing.message.pending'),
          lines: linesOf(lines.filter(({ estado }) => estado === 'pendiente')),
        },
        {
          title: t('missing.message.failed'),
          lines: linesOf(lines.filter(({ estado }) => estado !== 'pendiente')),
        },
      ],
      closing: [t('owed.reminder.closing')],
    })
    return {
      subject: t('owed.reminder.subject', { count: 1, nro_ficha }),
      short: messageWith(competencyLines),
      full: messageWith(outcomeLines),
    }
  }
}
