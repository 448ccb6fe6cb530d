import type { Nivel } from '@fichero/contract/enums'
import type { LastReport } from '@fichero/contract/imports.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useGoalText } from '../enrolment/use-goal-text'
import { personCase, sentenceCase } from './letter-case'
import type { Draft } from './message-text'
import { useReportDay } from './use-report-day'

interface Ficha {
  nro_ficha: number
  nivel: Nivel
  ultimo_reporte: LastReport | null
}

interface Reader {
  nombre: string
  faltan_para_lista: number
  /** What the person lacks, by competency. */
  competencies: { name: string; outcomes: { name: string; evaluator: string | undefined }[] }[]
}

/** Returns a function that writes a message to an apprentice: the outcomes to be approved, each with the evaluator. */
export function useApprenticeDraft({ nro_ficha, nivel, ultimo_reporte }: Ficha) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goalText = useGoalText(nivel, 'missing.message')
  const date = useReportDay(ultimo_reporte)
  return (reader: Reader): Draft => {
    const count = reader.competencies.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
    const frame = {
      greeting: t('message.greetingTo', { name: personCase(reader.nombre) }),
      opening: t('missing.message.personOpening', { count, number: format.number(count), date, nro_ficha }),
      closing: [goalText(reader), t('missing.message.personClosing')],
    }
    return {
      subject: t('missing.ofFicha', { nro_ficha }),
      short: {
        ...frame,
        parts: [
          {
            lines: reader.competencies.map(({ name, outcomes: { length } }) =>
              t('message.outcomes', { name: sentenceCase(name), count: length }),
            ),
          },
        ],
      },
      full: {
        ...frame,
        parts: reader.competencies.map(({ name, outcomes }) => ({
          title: sentenceCase(name),
          lines: outcomes.map((outcome) =>
            outcome.evaluator
              ? t('missing.message.evaluatedBy', {
                  outcome: sentenceCase(outcome.name),
                  name: personCase(outcome.evaluator),
                })
              : sentenceCase(outcome.name),
          ),
        })),
      },
    }
  }
}
