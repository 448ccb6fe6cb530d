import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { messageText, plain } from '../message/message-text'
import { byCompetency, type Line, type Person } from './missing-lines'
import { useGoalText } from './use-goal-text'
import { useReportDay } from './use-report-day'

/** A message to an apprentice: what is missing, and who evaluates it. */
export function usePersonMessage(missing: MissingAnswer) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goalText = useGoalText(missing.nivel, 'missing.message')
  const date = useReportDay(missing)
  return (person: Person, lines: Line[]) =>
    messageText({
      greeting: t('message.greetingTo', { name: person.nombre }),
      opening: t('missing.message.personOpening', {
        count: lines.length,
        number: format.number(lines.length),
        date,
        nro_ficha: missing.nro_ficha,
      }),
      parts: byCompetency(lines).map(({ lines: own }) => ({
        title: plain(own[0]?.outcome.nombre_competencia ?? ''),
        lines: own.map(({ outcome, responsible }) =>
          responsible
            ? t('missing.message.evaluatedBy', { outcome: plain(outcome.nombre_rae), name: responsible.nombre })
            : plain(outcome.nombre_rae),
        ),
      })),
      closing: [goalText(person), t('missing.message.personClosing')],
    })
}
