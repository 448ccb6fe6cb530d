import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { messageText, plain } from '../message/message-text'
import { byOutcome, type Line, nameOf, type Responsible } from './missing-lines'
import { useReportDay } from './use-report-day'

/** A message to who owes judgments: of which outcomes and of whom; and what was not approved. */
export function useInstructorMessage(missing: MissingAnswer) {
  const { t } = useTranslation('fichas')
  const date = useReportDay(missing)
  const partOf = (title: string, lines: Line[]) => ({
    title,
    lines: byOutcome(lines).map(({ lines: own }) =>
      t('missing.message.outcomeOf', {
        competency: plain(own[0]?.outcome.nombre_competencia ?? ''),
        outcome: plain(own[0]?.outcome.nombre_rae ?? ''),
        names: own.map(({ person }) => nameOf(person)).join('; '),
      }),
    ),
  })
  return ({ nombre }: Responsible, lines: Line[]) =>
    messageText({
      greeting: t('message.greetingTo', { name: nombre }),
      opening: t('missing.message.instructorOpening', {
        date,
        nro_ficha: missing.nro_ficha,
        program: missing.programa_formacion,
      }),
      parts: [
        partOf(
          t('missing.message.pending'),
          lines.filter(({ estado }) => estado === 'pendiente'),
        ),
        partOf(
          t('missing.message.failed'),
          lines.filter(({ estado }) => estado !== 'pendiente'),
        ),
      ],
      closing: [t('owed.reminder.closing')],
    })
}
