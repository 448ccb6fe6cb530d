import type { Nivel } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** The TyT test binds tecnólogos; for a técnico the same figure is plain progress. */
export function useProgressName(nivel: Nivel): string {
  const { t } = useTranslation('fichas')
  return nivel === 'tecnologo' ? t('progress.tyt') : t('progress.plain')
}
