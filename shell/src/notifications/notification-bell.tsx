import { DropDown, markSeen, useNotices } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconBell } from '@fichero/kit/icons'
import { useEffect, useState } from 'react'
import { NotificationList } from './notification-list'
import classes from './notifications.module.css'

const MOST_SHOWN = 9

/** The notifications of this session. Toasts announce them; this list does not. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const { notices, unseen } = useNotices()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open && unseen > 0) markSeen()
  }, [open, unseen])

  const badge = unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : unseen
  return (
    <DropDown
      label={unseen > 0 ? t('notifications.unseen', { count: unseen }) : t('notifications.title')}
      button={
        <>
          <IconBell />
          {unseen > 0 && <span className={classes.badge} data-count={badge} />}
        </>
      }
      wide
      onToggle={setOpen}
    >
      <NotificationList notices={notices} />
    </DropDown>
  )
}
