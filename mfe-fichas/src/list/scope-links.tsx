import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages } from '@fichero/kit/list'
import { NO_FILTERS } from './ficha-filters'
import type { ProgramChoice } from './program-choice'

interface ScopeLinksProps {
  isOwn: boolean
  /** The program to which the second link leads. */
  program: ProgramChoice | undefined
  pages: Pages
}

/** Links that switch between the user's own fichas and the fichas of a program. */
export function ScopeLinks({ isOwn, program, pages }: ScopeLinksProps) {
  const { t } = useTranslation('fichas')
  const own = pages.filtered({ ...NO_FILTERS, mias: 'true', programId: undefined })
  const ofProgram = pages.filtered({ ...NO_FILTERS, mias: undefined, programId: program })
  return (
    <FilterLinks
      label={t('scope.label')}
      choices={[
        { value: 'own', label: t('scope.own'), to: own },
        { value: 'program', label: t('scope.program'), to: ofProgram },
      ]}
      chosen={isOwn ? 'own' : 'program'}
    />
  )
}
