import { exportFichas } from '@fichero/contract/calls/fichas.calls'
import { DownloadButton } from '@fichero/kit/download'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages } from '@fichero/kit/list'
import { Button, Group } from '@fichero/kit/ui'
import { type Filters, NO_FILTERS } from './ficha-filters'
import type { ProgramChoice } from './program-choice'

interface ListToolsProps {
  /** What the list shows, for the file. */
  shown: Filters & { mias?: boolean; programId?: number | undefined }
  pages: Pages
  /** Whether to offer one's own fichas beside those of a program. */
  hasScopes: boolean
  /** Beside one's own. */
  program: ProgramChoice | undefined
  isTable: boolean
  onView: () => void
}

/** Whose fichas are shown, how, and the same as a file. */
export function ListTools({ shown, pages, hasScopes, program, isTable, onView }: ListToolsProps) {
  const { t } = useTranslation('fichas')
  const own = pages.filtered({ ...NO_FILTERS, mias: 'true', programId: undefined })
  const ofProgram = pages.filtered({ ...NO_FILTERS, mias: undefined, programId: program })
  return (
    <Group justify="space-between" mb="md">
      {hasScopes && (
        <FilterLinks
          label={t('scope.label')}
          choices={[
            { value: 'own', label: t('scope.own'), to: own },
            { value: 'program', label: t('scope.program'), to: ofProgram },
          ]}
          chosen={shown.mias ? 'own' : 'program'}
        />
      )}
      <Group gap="sm" ml="auto">
        <Button variant="subtle" onClick={onView}>
          {isTable ? t('view.cards') : t('view.table')}
        </Button>
        <DownloadButton call={exportFichas} input={{ query: shown }}>
          {t('view.export')}
        </DownloadButton>
      </Group>
    </Group>
  )
}
