import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { messageText, plain } from '../message/message-text'
import { byCompetency, byOutcome, linesOf } from './missing-lines'
import { useReportDay } from './use-report-day'

const EVERYTHING = { near: false, aprendiz: undefined, competencia: undefined, resultado: undefined }

/** A message to the whole group: which outcomes are missing and to how many, without naming anybody. */
export function useFichaMessage(missing: MissingAnswer) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const date = useReportDay(missing)
  const total = format.number(missing.totales.aprendices)
  return () =>
    messageText({
      greeting: t('message.greeting'),
      opening: t('missing.message.groupOpening', {
        date,
        nro_ficha: missing.nro_ficha,
        program: missing.programa_formacion,
      }),
      parts: byCompetency(linesOf(missing, EVERYTHING)).map(({ lines }) => ({
        title: plain(lines[0]?.outcome.nombre_competencia ?? ''),
        lines: byOutcome(lines).map(({ lines: own }) =>
          t('missing.message.outcomeCount', {
            outcome: plain(own[0]?.outcome.nombre_rae ?? ''),
            number: format.number(own.length),
            total,
          }),
        ),
      })),
      closing: [t('missing.message.groupClosing', { name: missing.nombre_jefe_ficha })],
    })
}
