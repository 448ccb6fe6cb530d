import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { isSafe } from '../remotes/loader/registry'
import classes from './notice.module.css'

/** Notice that this page uses the bundled releases of the remotes, with a link back to the active releases. */
export function SafeMode() {
  const { t } = useTranslation('shell')
  if (!isSafe) return null
  return (
    <div className={classes.box}>
      <div className={classes.notice}>
        <p>{t('safeMode.text')}</p>
        <Button component="a" href={PATHS.modules} variant="default">
          {t('safeMode.leave')}
        </Button>
      </div>
    </div>
  )
}
