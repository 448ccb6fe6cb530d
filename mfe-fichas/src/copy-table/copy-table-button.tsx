import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { type Cells, copyTable } from './copy-table'

/** A button that copies what the screen shows as a table. `cells` is called when it is pressed. */
export function CopyTableButton({ cells }: { cells: () => Cells }) {
  const { t } = useTranslation('fichas')
  const copy = async () => {
    const table = cells()
    try {
      await copyTable(table)
      notifySuccess(t('copyTable.copied', { count: table.length - 1 }))
    } catch {
      notifyError(t('copyTable.failed'))
    }
  }
  return (
    <Button variant="default" onClick={() => void copy()} data-screen-only>
      {t('copyTable.action')}
    </Button>
  )
}
