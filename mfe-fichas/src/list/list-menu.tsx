import { exportFichas } from '@fichero/contract/calls/fichas.calls'
import { PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { MoreMenu } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { Filters } from './ficha-filters'

interface ListMenuProps {
  /** What the list shows, for the file; undefined until it is known. */
  shown: (Filters & { mias?: boolean; programId?: number | undefined }) | undefined
  isTable: boolean
  onView: () => void
  canViewDisabled: boolean
}

/** How the fichas are shown, the same as a file, and those that are not in the list. */
export function ListMenu({ shown, isTable, onView, canViewDisabled }: ListMenuProps) {
  const { t } = useTranslation('fichas')
  if (!shown && !canViewDisabled) return null
  return (
    <MoreMenu>
      {shown && (
        <>
          <Button variant="default" onClick={onView}>
            {isTable ? t('view.cards') : t('view.table')}
          </Button>
          <DownloadButton call={exportFichas} input={{ query: shown }}>
            {t('view.export')}
          </DownloadButton>
        </>
      )}
      {canViewDisabled && (
        <Button component={Link} to={PATHS.disabledFichas} variant="default">
          {t('disabled.see')}
        </Button>
      )}
    </MoreMenu>
  )
}
