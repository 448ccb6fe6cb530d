import type { DisabledProgramsAnswer } from '@fichero/contract/programs.schema'
import type { DisabledWords } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'
import { useProgramName } from '../list/use-program-name'

export function useDisabledWords(): DisabledWords<DisabledProgramsAnswer[number]> {
  const { t } = useTranslation('programs')
  const programName = useProgramName()
  return {
    title: t('disabled.title'),
    listFailed: t('disabled.listFailed'),
    listForbidden: t('disabled.listForbidden'),
    none: t('disabled.none'),
    noneHelp: t('disabled.noneHelp'),
    reactivateRow: ({ nombre_programa }) => t('disabled.reactivateRow', { name: programName(nombre_programa) }),
    ask: t('disabled.ask'),
    what: ({ id, nombre_programa }) => t('disabled.what', { id, name: programName(nombre_programa) }),
    reactivate: t('disabled.reactivate'),
    failed: t('disabled.failed'),
    forbidden: t('disabled.forbidden'),
    done: ({ nombre_programa }) => t('disabled.done', { name: programName(nombre_programa) }),
    gone: ({ nombre_programa }) => t('disabled.gone', { name: programName(nombre_programa) }),
  }
}
