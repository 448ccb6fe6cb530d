import { CloseButton } from '@mantine/core'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../announce/live-region'
import { InMenu } from '../menu/in-menu'
import { showOnTop } from './dialog-stack'
import classes from './modal.module.css'

export interface ModalProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** Makes the dialog fill the screen of a phone. */
  fullScreenOnPhone?: boolean
  /** The edge of the page along which the dialog is a drawer. */
  side?: 'left'
  role?: 'alertdialog'
  'aria-describedby'?: string
  closeButtonProps?: { 'aria-label': string }
  closeOnEscape?: boolean
  closeOnClickOutside?: boolean
}

/**
 * Selectors of the element with the initial focus: the element that the screen marks, else the first field of a form. Without a
 * match, the browser focuses the close button.
 */
const FIRST_STOPS = ['[data-autofocus]', 'form :is(input, select, textarea):enabled']

/** The open list of a field, such as `Select`. */
const OPEN_LIST = '[aria-haspopup][aria-expanded="true"]'

/** Returns the element with the initial focus, if it has been rendered. */
const firstStop = (dialog: HTMLElement) =>
  FIRST_STOPS.flatMap((stops) => dialog.querySelector<HTMLElement>(stops) ?? []).at(0)

/**
 * Sets the initial focus, also when the content loads late, unless the user has moved it. Returns a function that stops
 * waiting.
 */
function startAtFirstStop(dialog: HTMLElement): () => void {
  const start = () => {
    const stop = firstStop(dialog)
    stop?.focus()
    return stop !== undefined
  }
  if (start()) return () => undefined
  const begin = document.activeElement
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if ((focused !== begin && focused !== document.body) || start()) observer.disconnect()
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * A native modal dialog: it traps and restores the focus, and makes the page inert
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog). For content to read or choose; for a question use
 * `ConfirmDialog`, for a form `FormModal`.
 * @keys Tab stays inside, Escape closes it; the first Escape closes an open list of a field.
 */
export function Modal(props: ModalProps) {
  // Rendered in the same render as the click, so that the next key press reaches the dialog, not the button behind it.
  return props.opened ? createPortal(<OpenModal {...props} />, document.body) : null
}

function OpenModal(props: ModalProps) {
  const { onClose, title, children, size = 'md', closeOnEscape = true, closeOnClickOutside = true } = props
  const { t } = useTranslation('kit')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // The first Escape closes the open list of a field, the second one the dialog.
  const listWasOpen = useRef(false)

  // Must run before the dialog is removed, otherwise closing it would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Otherwise the browser would focus the dialog's first button for a moment, and screen readers would read that button.
    firstStop(element)?.setAttribute('autofocus', '')
    const leave = showOnTop(element)
    const stopWaiting = startAtFirstStop(element)
    return () => {
      stopWaiting()
      leave()
    }
  }, [])

  const isInside = ({ target }: SyntheticEvent) => target instanceof Node && dialog.current?.contains(target)
  const onCancel = (event: SyntheticEvent) => {
    // File inputs inside the dialog fire cancel events as well.
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (closeOnEscape && !listWasOpen.current) onClose()
    listWasOpen.current = false
  }
  return (
    <dialog
      ref={dialog}
      className={classes.modal}
      data-size={size}
      data-side={props.side}
      data-phone={props.fullScreenOnPhone || undefined}
      role={props.role}
      aria-labelledby={titleId}
      aria-describedby={props['aria-describedby']}
      onCancel={onCancel}
      onKeyDownCapture={({ key }) => {
        listWasOpen.current = key === 'Escape' && dialog.current?.querySelector(OPEN_LIST) !== null
      }}
      onKeyDown={(event) => {
        // React also bubbles events from a dialog that was opened from this one.
        if (event.key !== 'Escape' || !isInside(event)) return
        // Without this, Chromium closes a dialog on the second Escape even if the first Escape was prevented.
        event.preventDefault()
        if (closeOnEscape && !listWasOpen.current) onClose()
        listWasOpen.current = false
      }}
      onPointerDown={(event) => {
        if (closeOnClickOutside && event.target === dialog.current) onClose()
      }}
    >
      <div className={classes.sheet}>
        <header className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton aria-label={t('close')} {...props.closeButtonProps} onClick={onClose} />
        </header>
        <InMenu value={false}>{children}</InMenu>
      </div>
      <LiveRegion />
    </dialog>
  )
}
