import { type TytDays, tytColumn, tytState } from '@fichero/contract/tyt-steps'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useCallback } from 'react'

/** Returns a function that names the last known step of the TyT test and its day. */
export function useStepText(): (days: TytDays) => string {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return useCallback(
    (days) => {
      const state = tytState(days)
      if (state === 'sin_inscribir') return t('tytStep.state.sin_inscribir')
      return t('tytStep.on', { step: t(`tytStep.state.${state}`), date: format.date(days[tytColumn(state)]) })
    },
    [t, format],
  )
}
