import { useTranslation } from 'react-i18next'
import classes from './state.module.css'
import { useWait } from './use-wait'

/** A progress bar over data that is being replaced, for example by another page of a list. Takes no space. */
export function Updating() {
  const { t } = useTranslation('kit')
  const wait = useWait()
  return (
    <div className={classes.updating} role="status" aria-busy="true">
      {wait !== 'idle' && <span>{wait === 'slow' ? t('slow') : t('loading')}</span>}
    </div>
  )
}
