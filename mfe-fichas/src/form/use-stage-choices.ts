import { ETAPAS } from '@fichero/contract/enums'
import { stageByDates } from '@fichero/contract/stage'
import { today, useTranslation } from '@fichero/kit/i18n'
import { BY_DATES } from './ficha-values'

/** The format of a complete date: year, month and day. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Returns the options of a ficha's stage: by the dates, or one of the stages set by hand. If the last day of lessons is
 * valid, the label of the option “by the dates” includes the stage of today.
 */
export function useStageChoices(fechaFinLectiva = '') {
  const { t } = useTranslation('fichas')
  const byDates = DAY.test(fechaFinLectiva)
    ? t('stage.byDatesToday', { stage: t(`kit:value.etapa.${stageByDates(today(), fechaFinLectiva)}`) })
    : t('kit:value.etapa.por_fechas')
  return [
    { value: BY_DATES, label: byDates },
    ...ETAPAS.map((value) => ({ value, label: t(`kit:value.etapa.${value}_a_mano`) })),
  ]
}
