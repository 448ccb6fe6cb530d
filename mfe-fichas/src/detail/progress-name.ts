import type { Nivel } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** The TyT test is for tecnólogos; for técnicos the same figure is called progress. */
export function useProgressName(nivel: Nivel): string {
  const { t } = useTranslation('fichas')
  return nivel === 'tecnologo' ? t('progress.tyt') : t('progress.plain')
}
