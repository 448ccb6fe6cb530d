import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { ActionIcon } from '@fichero/kit/ui'
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './search-frame.module.css'

interface SearchFrameProps {
  onClose: () => void
  /** Is given what returns the letters typed before its field was there, always the same function. */
  children: (typed: () => string) => ReactNode
}

/**
 * A native modal dialog without a header: its content starts with the field. Can be closed while its content loads or
 * fails to load.
 */
export function SearchFrame({ onClose, children }: SearchFrameProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  // Must run before the dialog is removed, otherwise closing it would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const early = useRef('')
  const typed = useCallback(() => early.current, [])
  const keepLetter = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event
    if (key.length > 1 || ctrlKey || altKey || metaKey || dialog.current?.querySelector('input')) return
    event.preventDefault()
    early.current += key
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.frame}
      data-search
      aria-label={t('search.label')}
      onKeyDown={keepLetter}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target }) => {
        if (target === dialog.current) onClose()
      }}
    >
      {children(typed)}
      <ActionIcon className={classes.close} color="gray" c="inherit" aria-label={t('search.close')} onClick={onClose}>
        <IconX />
      </ActionIcon>
    </dialog>,
    document.body,
  )
}
