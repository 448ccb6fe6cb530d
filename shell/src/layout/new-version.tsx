import { ReloadButton } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useEffect, useState } from 'react'
import { watchReleases } from '../remotes/loader/watch-releases'
import classes from './notice.module.css'

/** Offers a reload if the shell or a remote that this page uses has a newer release. Never reloads by itself. */
export function NewVersion() {
  const { t } = useTranslation('shell')
  const [isShown, setShown] = useState(false)
  useEffect(() => watchReleases(() => setShown(true)), [])
  return (
    <div className={classes.box} role="status">
      {isShown && (
        <div className={classes.notice}>
          <p>{t('newVersion.text')}</p>
          <div className={classes.ways}>
            <ReloadButton />
            <Button variant="subtle" onClick={() => setShown(false)}>
              {t('newVersion.close')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
