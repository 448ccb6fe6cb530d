import { exportFichas } from '@fichero/contract/calls/fichas.calls'
import type { FichaOrder } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { MoreMenu } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { Filters } from './list-address'

interface ListMenuProps {
  /** The filters and the order of the export; undefined until the list is loaded. */
  exportFilters:
    | (Filters & { mias?: boolean; programId?: number | undefined; orden?: FichaOrder | undefined })
    | undefined
  isTable: boolean
  onView: () => void
  canViewDisabled: boolean
  canCreate: boolean
}

/** Switches between cards and table, exports the list, and links to the comparison with a PE-04 and to the disabled fichas. */
export function ListMenu({ exportFilters, isTable, onView, canViewDisabled, canCreate }: ListMenuProps) {
  const { t } = useTranslation('fichas')
  if (!exportFilters && !canViewDisabled && !canCreate) return null
  return (
    <MoreMenu>
      {exportFilters && (
        <>
          <Button variant="default" onClick={onView}>
            {isTable ? t('view.cards') : t('view.table')}
          </Button>
          <DownloadButton call={exportFichas} input={{ query: exportFilters }}>
            {t('view.export')}
          </DownloadButton>
        </>
      )}
      {canCreate && (
        <Button component={Link} to={PATHS.pe04} variant="default">
          {t('pe04.open')}
        </Button>
      )}
      {canViewDisabled && (
        <Button component={Link} to={PATHS.disabledFichas} variant="default">
          {t('disabled.see')}
        </Button>
      )}
    </MoreMenu>
  )
}
