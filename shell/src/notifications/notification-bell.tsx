import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { DropPanel, markSeen, useNotices } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconBell } from '@fichero/kit/icons'
import { Place } from '@fichero/kit/places'
import { useCan } from '@fichero/kit/session'
import { useEffect, useState } from 'react'
import { NotificationList } from './notification-list'
import classes from './notifications.module.css'

/** Larger numbers are shown as `9+`. */
const MOST_SHOWN = 9

/**
 * Button with a panel: people who wait for an action of the user, and the notifications of this session. Toasts announce
 * notifications to screen readers; this list does not.
 */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const { notices, unseen } = useNotices()
  const waiting = useWaitingCount()
  const [open, setOpen] = useState(false)
  // Keeps the section when nobody waits any more, because a dialog of the section may be open.
  const [hasWaited, setHasWaited] = useState(false)
  if (waiting > 0 && !hasWaited) setHasWaited(true)
  useEffect(() => {
    if (open && unseen > 0) markSeen()
  }, [open, unseen])

  const count = unseen + waiting
  const badge = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count
  const label = unseen > 0 ? t('notifications.unseen', { count: unseen }) : t('notifications.title')
  return (
    <DropPanel
      label={waiting > 0 ? `${label} · ${t('notifications.waiting', { count: waiting })}` : label}
      button={
        <>
          <IconBell />
          {count > 0 && <span className={classes.badge} data-count={badge} />}
        </>
      }
      onToggle={setOpen}
    >
      <NotificationList
        notices={notices}
        waiting={hasWaited && <Place name="notifications.section" given={{}} />}
        isWaiting={waiting > 0}
      />
    </DropPanel>
  )
}

/** Other users create and resolve these requests, so the number is polled while the page is visible. */
const POLLING = { refetchOnWindowFocus: 'always', refetchInterval: 30_000 } as const

/** Returns the number of people who cannot sign in until the user acts; 0 if the user may not act. */
function useWaitingCount(): number {
  const isAllowed = useCan('users:approve')
  const { data } = useCall(listWaitingUsers, {}, { ...POLLING, enabled: isAllowed })
  return isAllowed ? (data?.users.length ?? 0) : 0
}
