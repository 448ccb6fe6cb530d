import { exportFichas } from '@fichero/contract/calls/fichas.calls'
import { DownloadButton } from '@fichero/kit/download'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages } from '@fichero/kit/list'
import { Button, Group } from '@fichero/kit/ui'
import { type Filters, NO_FILTERS } from './ficha-filters'

interface ListToolsProps {
  /** What the list shows, for the file. */
  shown: Filters & { mias?: boolean; programId?: number }
  pages: Pages
  /** Whether to offer one's own fichas beside those of a program. */
  hasScopes: boolean
  /** The program that is shown first. */
  firstProgram: number | undefined
  isTable: boolean
  onView: () => void
}

/** Whose fichas are shown, how, and the same as a file. */
export function ListTools({ shown, pages, hasScopes, firstProgram, isTable, onView }: ListToolsProps) {
  const { t } = useTranslation('fichas')
  const own = pages.filtered({ ...NO_FILTERS, mias: 'true', programId: undefined })
  const program = pages.filtered({ ...NO_FILTERS, mias: undefined, programId: firstProgram })
  return (
    <Group justify="space-between" mb="md">
      {hasScopes && (
        <FilterLinks
          label={t('scope.label')}
          choices={[
            { value: 'own', label: t('scope.own'), to: own },
            { value: 'program', label: t('scope.program'), to: program },
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
