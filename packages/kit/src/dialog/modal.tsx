import { CloseButton } from '@mantine/core'
import { type ReactNode, type SyntheticEvent, useDeferredValue, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../announce/live-region'
import classes from './modal.module.css'
import { openAlone } from './open-alone'

export interface ModalProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** Full screen on a phone. */
  fullScreenOnPhone?: boolean
  /** A drawer along that edge. */
  side?: 'left'
  role?: 'alertdialog'
  'aria-describedby'?: string
  closeButtonProps?: { 'aria-label': string }
  closeOnEscape?: boolean
  closeOnClickOutside?: boolean
}

/** The initial focus: where the screen marks it, else the first field of a form, else the close button. */
const FIRST_STOPS = ['[data-autofocus]', 'form :is(input, select, textarea):enabled']

const OPEN_LIST = '[aria-haspopup][aria-expanded="true"]'

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
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog). For what is read or chosen; a question is
 * `ConfirmDialog`, and a form `FormModal`.
 * @keys Tab stays inside, Escape closes it; the first Escape closes an open list of a field.
 */
export function Modal(props: ModalProps) {
  const { opened } = props
  // The press is answered by the dim page, and the dialog comes in a render of its own: to make the page inert takes longer.
  const isTurn = useDeferredValue(opened, false)
  if (!opened) return null
  const dimmed = (
    <>
      <div className={classes.dim} />
      {isTurn && <OpenModal {...props} />}
    </>
  )
  return createPortal(dimmed, document.body)
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
    // Else the dialog focuses its first button before, and screen readers say that one too.
    firstStop(element)?.setAttribute('autofocus', '')
    const leave = openAlone(element)
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
        // One that was opened from this one is its child for React.
        if (event.key !== 'Escape' || !isInside(event)) return
        // Without this, Chromium closes a dialog on the second Escape whatever the first one was answered.
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
        {children}
      </div>
      <LiveRegion />
    </dialog>
  )
}
