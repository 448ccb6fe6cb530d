import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { personCase, sentenceCase } from '../message/letter-case'
import type { Draft } from '../message/message-text'
import { useReportDay } from '../message/use-report-day'
import { byCompetency, byOutcome, linesOf, NO_FILTER } from './missing-lines'

/** Returns a function that writes a message to all people of a ficha: how many of them lack what, without names. */
export function useFichaDraft(missing: MissingAnswer) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const date = useReportDay(missing.ultimo_reporte)
  const { nro_ficha, programa_formacion, nombre_jefe_ficha, totales } = missing
  const lineOf = (name: string | undefined, people: number) =>
    t('missing.message.peopleCount', {
      name: sentenceCase(name ?? ''),
      number: format.number(people),
      total: format.number(totales.aprendices),
    })
  return (): Draft => {
    const competencies = byCompetency(linesOf(missing, NO_FILTER)).map(({ lines }) => ({
      name: lines[0]?.outcome.nombre_competencia,
      people: new Set(lines.map(({ person }) => person)).size,
      outcomes: byOutcome(lines).map((group) => lineOf(group.lines[0]?.outcome.nombre_rae, group.lines.length)),
    }))
    const frame = {
      greeting: t('message.greeting'),
      opening: t('missing.message.groupOpening', { date, nro_ficha, program: sentenceCase(programa_formacion) }),
      closing: [t('missing.message.groupClosing', { name: personCase(nombre_jefe_ficha) })],
    }
    return {
      subject: t('missing.ofFicha', { nro_ficha }),
      short: { ...frame, parts: [{ lines: competencies.map(({ name, people }) => lineOf(name, people)) }] },
      full: {
        ...frame,
        parts: competencies.map(({ name, outcomes }) => ({ title: sentenceCase(name ?? ''), lines: outcomes })),
      },
    }
  }
}
