import type { Ficha } from '@fichero/contract/fichas.schema'
import type { DisabledWords } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'

export function useDisabledWords(): DisabledWords<Ficha> {
  const { t } = useTranslation('fichas')
  return {
    title: t('disabled.title'),
    listFailed: t('disabled.listFailed'),
    listForbidden: t('disabled.listForbidden'),
    none: t('disabled.none'),
    noneHelp: t('disabled.noneHelp'),
    reactivateRow: ({ nro_ficha }) => t('disabled.reactivateRow', { nro_ficha }),
    ask: t('disabled.ask'),
    what: ({ nro_ficha, nombre_jefe_ficha }) => t('disabled.what', { nro_ficha, nombre_jefe_ficha }),
    reactivate: t('disabled.reactivate'),
    failed: t('disabled.failed'),
    forbidden: t('disabled.forbidden'),
    done: ({ nro_ficha }) => t('disabled.done', { nro_ficha }),
    gone: ({ nro_ficha }) => t('disabled.gone', { nro_ficha }),
  }
}
