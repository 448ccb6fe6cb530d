import type { UserDetail } from '@fichero/contract/users.schema'
import type { DisabledWords } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'

export function useDisabledWords(): DisabledWords<UserDetail> {
  const { t } = useTranslation('instructors')
  return {
    title: t('disabled.title'),
    listFailed: t('disabled.listFailed'),
    listForbidden: t('disabled.listForbidden'),
    none: t('disabled.none'),
    noneHelp: t('disabled.noneHelp'),
    reactivateRow: ({ nombre, apellido }) => t('disabled.reactivateRow', { name: `${nombre} ${apellido}` }),
    ask: t('disabled.ask'),
    what: ({ nombre, apellido, nro_documento }) => t('disabled.what', { name: `${nombre} ${apellido}`, nro_documento }),
    reactivate: t('disabled.reactivate'),
    failed: t('disabled.failed'),
    forbidden: t('disabled.forbidden'),
    done: ({ nombre, apellido }) => t('disabled.done', { name: `${nombre} ${apellido}` }),
    gone: ({ nombre, apellido }) => t('disabled.gone', { name: `${nombre} ${apellido}` }),
  }
}
