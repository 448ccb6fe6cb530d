import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'

export type View = 'chart' | 'table'

/** Between a chart and the table with the same figures. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('shell')
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onChange(other)}>
      {t(`dashboard.view.${other}`)}
    </Button>
  )
}
