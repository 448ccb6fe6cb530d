import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import classes from './groups.module.css'

/** A button that opens all groups of a list, or closes them if all are open. */
export function ToggleAll({ areAllOpen, onToggle }: { areAllOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('fichas')
  return (
    <div className={classes.all} data-screen-only>
      <Button variant="subtle" size="xs" onClick={onToggle}>
        {areAllOpen ? t('group.closeAll') : t('group.openAll')}
      </Button>
    </div>
  )
}
