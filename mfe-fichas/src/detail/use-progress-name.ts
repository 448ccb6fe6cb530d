import type { Nivel } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns the label of the share of approved outcomes. For técnicos, who do not take the TyT test, the label omits the test. */
export function useProgressName(nivel: Nivel): string {
  const { t } = useTranslation('fichas')
  return nivel === 'tecnologo' ? t('progress.tyt') : t('progress.plain')
}
