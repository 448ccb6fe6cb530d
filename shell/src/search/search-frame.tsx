import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { ActionIcon } from '@fichero/kit/ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SearchField, type ShownList } from './search-field'
import classes from './search-frame.module.css'

/** The field, for the results below it. */
export interface SearchInput {
  text: string
  element: RefObject<HTMLInputElement | null>
  setList: (list: ShownList) => void
  /** Handles the keys of the field. Unset until the results are loaded. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>
}

interface SearchFrameProps {
  onClose: () => void
  children: (input: SearchInput) => ReactNode
}

/**
 * The native modal dialog of the search, which has the field instead of a header. The field is the same element before
 * and after the results are loaded, because another one would lose letters that are being composed. The dialog can be
 * closed while the results load or after they failed to load.
 */
export function SearchFrame({ onClose, children }: SearchFrameProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const element = useRef<HTMLInputElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(undefined)
  const [text, setText] = useState('')
  const [list, setList] = useState<ShownList>({})
  // Must run before the dialog is removed, otherwise closing it would not restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.frame}
      data-search
      aria-label={t('search.label')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target }) => {
        if (target === dialog.current) onClose()
      }}
    >
      <SearchField
        ref={element}
        text={text}
        onText={setText}
        list={list}
        onKeyDown={(event) => keys.current?.(event)}
      />
      {children({ text, element, setList, keys })}
      <ActionIcon className={classes.close} color="gray" c="inherit" aria-label={t('search.close')} onClick={onClose}>
        <IconX />
      </ActionIcon>
    </dialog>,
    document.body,
  )
}
