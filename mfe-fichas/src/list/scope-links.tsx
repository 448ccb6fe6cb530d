import { attentionPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages } from '@fichero/kit/list'
import { NO_FILTERS, type ProgramChoice } from './list-address'

interface ScopeLinksProps {
  isOwn: boolean
  /** Whether to offer the user's own fichas. */
  hasOwn: boolean
  /** The program to which the second link leads. */
  program: ProgramChoice | undefined
  pages: Pages
}

/** Links that switch between the user's own fichas, the fichas of a program and those that need attention. */
export function ScopeLinks({ isOwn, hasOwn, program, pages }: ScopeLinksProps) {
  const { t } = useTranslation('fichas')
  const own = pages.filtered({ ...NO_FILTERS, mias: 'true', programId: undefined })
  const ofProgram = pages.filtered({ ...NO_FILTERS, mias: undefined, programId: program })
  return (
    <FilterLinks
      label={t('scope.label')}
      choices={[
        ...(hasOwn ? [{ value: 'own' as const, label: t('scope.own'), to: own }] : []),
        { value: 'program', label: t('scope.program'), to: ofProgram },
        { value: 'attention', label: t('attention.title'), to: attentionPath(isOwn) },
      ]}
      chosen={isOwn ? 'own' : 'program'}
    />
  )
}
