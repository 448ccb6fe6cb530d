import type { Ficha } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** Returns a function that says in which stage a ficha is by its dates, and until when. */
export function useStage() {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  return ({ categoria, fecha_fin_lectiva, fecha_fin_ficha }: Ficha): string =>
    t(`stage.${categoria}`, { date: date(categoria === 'en_proceso' ? fecha_fin_lectiva : fecha_fin_ficha) })
}
