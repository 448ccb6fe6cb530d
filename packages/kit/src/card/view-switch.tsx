import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** How figures are shown. */
export type View = 'chart' | 'table'

interface ViewSwitchProps {
  /** Id of the heading of the chart or table. The heading is part of the button's accessible name. */
  of: string
  view: View
  onChange: (view: View) => void
}

/** Switches between a chart and a table with the same figures. */
export function ViewSwitch({ of, view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('kit')
  const id = useId()
  const otherView = view === 'chart' ? 'table' : 'chart'
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${of}`}
      variant="subtle"
      size="compact-sm"
      onClick={() => onChange(otherView)}
    >
      {t(`card.view.${otherView}`)}
    </Button>
  )
}
