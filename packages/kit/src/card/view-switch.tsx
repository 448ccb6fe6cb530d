import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export type View = 'chart' | 'table'

/** Switches between a chart and a table with the same figures. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('kit')
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onChange(other)}>
      {t(`card.view.${other}`)}
    </Button>
  )
}
