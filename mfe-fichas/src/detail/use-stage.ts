import type { Ficha } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** Returns a function that names the stage of a ficha, lectiva or productiva, and marks a stage that was set by hand. */
export function useStageName() {
  const { t } = useTranslation('fichas')
  return ({ etapa, etapa_a_mano }: Pick<Ficha, 'etapa' | 'etapa_a_mano'>): string => {
    const stage = t(`kit:value.etapa.${etapa}`)
    return etapa_a_mano ? t('stage.byHand', { stage }) : stage
  }
}

/** Returns a function that names the stage of a ficha, with the stage's end date if the stage follows from the dates. */
export function useStage() {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  const stageName = useStageName()
  return (ficha: Ficha): string => {
    const { categoria, etapa_a_mano, fecha_fin_lectiva, fecha_fin_ficha } = ficha
    // The dates do not tell when a stage set by hand ends, unless the ficha itself has ended.
    if (etapa_a_mano && categoria !== 'finalizadas') return stageName(ficha)
    return t(`stage.${categoria}`, { date: date(categoria === 'en_proceso' ? fecha_fin_lectiva : fecha_fin_ficha) })
  }
}
