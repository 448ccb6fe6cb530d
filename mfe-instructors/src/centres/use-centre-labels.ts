import { CENTRE_LOADERS } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** Labels of a centre's columns. The shared ones do not fit: there, `nombre` is the first name of a person. */
export function useCentreLabels() {
  const { t } = useTranslation('instructors')
  return {
    codigo: t('centres.code'),
    nombre: t('centres.name'),
    codigo_regional: t('centres.regionalCode'),
    regional: t('centres.regional'),
    carga: t('centres.loaders'),
  }
}

/** Options for who loads the reports of a centre. */
export function useLoaderOptions() {
  const { t } = useTranslation('instructors')
  return CENTRE_LOADERS.map((value) => ({ value, label: t(`centres.loadersValue.${value}`) }))
}
