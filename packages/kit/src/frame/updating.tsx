import { useTranslation } from 'react-i18next'
import classes from './state.module.css'
import { useWait } from './use-wait'

/** What stands below is about to be replaced, by another page of a list for example. Takes no room. */
export function Updating() {
  const { t } = useTranslation('kit')
  const wait = useWait()
  return (
    <div className={classes.updating} role="status" aria-busy="true">
      {wait !== 'idle' && <span>{wait === 'slow' ? t('slow') : t('loading')}</span>}
    </div>
  )
}
