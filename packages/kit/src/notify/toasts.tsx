import { TOAST_MS } from '@fichero/contract/limits'
import { CloseButton } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle, IconCheck } from '../icons'
import { getToasts, onToastsChange, removeToast, type Toast } from './store'
import classes from './toasts.module.css'

/**
 * Where toasts appear; the shell draws it once. They are announced politely, leave after three seconds
 * and wait for as long as any of them is under the pointer or holds the focus.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, getToasts)
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  // A toast that is closed under the pointer sends no pointerleave.
  useEffect(() => {
    if (toasts.length === 0) setHeld(false)
  }, [toasts.length])

  return (
    <div
      className={classes.stack}
      role="status"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} />
      ))}
    </div>
  )
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const { t } = useTranslation('kit')
  useEffect(() => {
    if (held) return
    const timer = setTimeout(removeToast, TOAST_MS, toast.id)
    return () => clearTimeout(timer)
  }, [held, toast.id])

  return (
    <div className={classes.toast} data-kind={toast.kind}>
      {toast.kind === 'success' ? <IconCheck /> : <IconAlertTriangle />}
      <p>{toast.text}</p>
      <CloseButton size="sm" aria-label={t('close')} onClick={() => removeToast(toast.id)} />
    </div>
  )
}
