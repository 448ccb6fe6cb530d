import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Stack } from '@fichero/kit/ui'
import { CompetencyTable } from './competency-table'
import { FichasProgress } from './fichas-progress'

/** The competencies of a program: with their outcomes or, for signed-in users, with the progress of its fichas. */
export function Competencies({ program }: { program: ProgramAnswer }) {
  const { t } = useTranslation('programs')
  const [search] = useSearchParams()
  const hasProgress = useSession() !== null && program.fichas > 0
  const view = hasProgress && search.get('vista') === 'fichas' ? 'fichas' : undefined
  return (
    <Stack gap="md">
      {hasProgress && (
        <FilterLinks
          label={t('detail.views')}
          chosen={view}
          choices={[
            { value: undefined, label: t('detail.view'), to: '?' },
            { value: 'fichas', label: t('standing.title'), to: '?vista=fichas' },
          ]}
        />
      )}
      {view ? (
        <FichasProgress id={program.id} />
      ) : (
        <>
          <SectionTitle>{t('detail.design')}</SectionTitle>
          <CompetencyTable competencies={program.competencias} />
        </>
      )}
    </Stack>
  )
}
