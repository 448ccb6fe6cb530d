import { TOAST_MS } from '@fichero/contract/limits'
import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { announce, isInDialog } from '../announce/announcer'
import { getNotices, type Notice, onNoticesChange, removeToast } from '../notify/store'
import classes from './toasts.module.css'

/** By then, a dialog that closes after what it did has closed, in ms. */
const CLOSED_MS = 500

/**
 * The container of toasts, rendered once by the shell: it alone announces what was done, while a dialog is open by the
 * dialog's own region. They disappear after three seconds,
 * but not while any of them is hovered or has the focus.
 */
export function Toasts() {
  const { toasts } = useSyncExternalStore(onNoticesChange, getNotices)
  const stack = useRef<HTMLDivElement>(null)
  /** Where the focus was before it moved to a toast. */
  const cameFrom = useRef<EventTarget | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  // Removing the element under the pointer or with the focus fires no leave or blur event.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (toasts.length === 0 || !stack.current?.matches(':hover')) setPointed(false)
      if (!stack.current?.contains(document.activeElement)) setFocused(false)
    })
    return () => cancelAnimationFrame(frame)
  }, [toasts.length])

  // Above an open dialog, which is in the top layer: what entered it last is on top.
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = stack.current
    if (newest === undefined || !document.querySelector('dialog[open]')) return
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [newest])

  // Outside of a dialog that stays open nothing is heard. One that closes leads to what says it.
  const heard = toasts.findLast(({ isQuiet }) => !isQuiet)
  useEffect(() => {
    if (!heard || !isInDialog()) return
    const timer = setTimeout(() => isInDialog() && announce(heard.text), CLOSED_MS)
    return () => clearTimeout(timer)
  }, [heard])

  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
  const close = (id: number) => {
    const next = stack.current?.querySelector<HTMLElement>(`[data-toast]:not([data-toast="${id}"]) button`)
    const target = next ?? cameFrom.current
    if (focused && target instanceof HTMLElement) target.focus()
    removeToast(id)
  }

  const card = (toast: Notice) => <ToastCard key={toast.id} toast={toast} held={pointed || focused} onClose={close} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether somebody is at one of them
    <div
      ref={stack}
      className={classes.stack}
      popover="manual"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (!isInside(event)) cameFrom.current = event.relatedTarget
        setFocused(true)
      }}
      onBlur={(event) => setFocused(isInside(event))}
    >
      <div className={classes.said} role="status" aria-live="polite" aria-atomic={false} aria-relevant="additions">
        {toasts.filter(({ isQuiet }) => !isQuiet).map(card)}
      </div>
      <div className={classes.said} role="log" aria-live="off">
        {toasts.filter(({ isQuiet }) => isQuiet).map(card)}
      </div>
    </div>
  )
}

interface ToastCardProps {
  toast: Notice
  held: boolean
  onClose: (id: number) => void
}

function ToastCard({ toast: { id, kind, text }, held, onClose }: ToastCardProps) {
  const { t } = useTranslation('kit')
  useEffect(() => {
    if (held) return
    const timer = setTimeout(removeToast, TOAST_MS, id)
    return () => clearTimeout(timer)
  }, [held, id])

  return (
    <div className={classes.toast} data-kind={kind} data-toast={id}>
      {kind === 'success' ? <IconCheck /> : <IconAlertTriangle />}
      <p>{text}</p>
      <CloseButton size="sm" aria-label={t('close')} onClick={() => onClose(id)} />
    </div>
  )
}
