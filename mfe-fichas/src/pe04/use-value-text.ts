import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useMemo } from 'react'
import type { PlanRow } from './plan-rows'

/** Returns functions that say what a line is about, and one of its values. */
export function useValueText() {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  return useMemo(() => {
    const kindText = (kind: PlanRow['kind']): string => {
      if (kind === 'falta' || kind === 'igual' || kind === 'fuera' || kind === 'centro') return t(`pe04.kind.${kind}`)
      return t(`kit:label.${kind}`)
    }
    const valueText = (kind: PlanRow['kind'], value: string | null): string => {
      if (value === null) return '—'
      if (kind === 'falta') return t('pe04.responsible', { name: value })
      if (kind === 'fecha_inicio_lectiva' || kind === 'fecha_fin_ficha') return date(value)
      if (kind === 'jornada' || kind === 'etapa') return t(`kit:value.${kind}.${value}` as 'kit:value.etapa.lectiva')
      return kind === 'estado' ? t(`pe04.state.${value}` as 'pe04.state.habilitado') : value
    }
    return { kindText, valueText }
  }, [t, date])
}
