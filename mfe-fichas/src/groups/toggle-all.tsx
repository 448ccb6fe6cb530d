import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import classes from './groups.module.css'

/** Opens all groups of a list, or closes them. */
export function ToggleAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  const { t } = useTranslation('fichas')
  return (
    <div className={classes.all} data-screen-only>
      <Button variant="subtle" size="xs" onClick={onToggle}>
        {isAll ? t('group.closeAll') : t('group.openAll')}
      </Button>
    </div>
  )
}
