import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './search-frame.module.css'

interface SearchFrameProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog, without a head: what is in it begins with the field. */
export function SearchFrame({ label, onClose, children }: SearchFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the dialog leaves the page, or closing it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.frame}
      data-search
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target }) => {
        if (target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}
