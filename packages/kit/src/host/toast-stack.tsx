import { TOAST_MS } from '@fichero/contract/limits'
import { createNotificationsStore, hideNotification, Notifications, showNotification } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Notice, removeToast } from '../notify/store'
import classes from './toast-stack.module.css'

interface ToastStackProps {
  toasts: readonly Notice[]
  /** True while a toast has the focus, which must stop the time. Mantine does that only in its folding layout. */
  isHeld: boolean
  /** Called before the close button removes a toast. */
  onClose: (id: number) => void
}

/** The id of a toast in Mantine's store, and of the toast's element. */
const idOf = ({ id }: Notice) => `toast-${id}`

/**
 * Shows toasts for three seconds each; the time stops while one of them is hovered or has the focus. The kit's store selects
 * the newest toasts, whereas Mantine's would queue them behind the older ones.
 */
export function ToastStack({ toasts, isHeld, onClose }: ToastStackProps) {
  const { t } = useTranslation('kit')
  const [store] = useState(createNotificationsStore)
  const shown = useRef<readonly Notice[]>([])
  useEffect(() => {
    for (const toast of shown.current) if (!toasts.includes(toast)) hideNotification(idOf(toast), store)
    for (const toast of toasts) {
      if (shown.current.includes(toast)) continue
      const { id, kind, text } = toast
      showNotification(
        {
          id: idOf(toast),
          'data-toast': id,
          'data-kind': kind,
          // The live region around all toasts announces them.
          role: 'none',
          icon: kind === 'success' ? <IconCheck /> : <IconAlertTriangle />,
          message: <p>{text}</p>,
          closeButtonProps: { 'aria-label': t('close'), size: 'sm', onClick: () => onClose(id) },
          onClose: () => removeToast(id),
        },
        store,
      )
    }
    shown.current = toasts
  }, [toasts, store, onClose, t])
  return (
    <Notifications
      store={store}
      autoClose={isHeld ? false : TOAST_MS}
      // Long texts are not clipped.
      notificationMaxHeight="none"
      transitionDuration={0}
      withinPortal={false}
      classNames={classes}
    />
  )
}
