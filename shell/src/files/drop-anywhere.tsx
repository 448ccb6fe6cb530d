import { handFiles } from '@fichero/kit/files'
import { useTranslation } from '@fichero/kit/i18n'
import { IconUpload } from '@fichero/kit/icons'
import { notifyError } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { useEffect, useState } from 'react'
import classes from './drop-anywhere.module.css'
import type { FilesEntry } from './files-entry'

/** Where a field or a dialog takes the file, it is theirs. */
const isOurs = (event: DragEvent) =>
  !event.defaultPrevented &&
  event.dataTransfer?.types.includes('Files') === true &&
  document.querySelector('dialog[open]') === null

interface DropAnywhereProps {
  entry: FilesEntry
  /** Whether this user may open that screen. */
  isAllowed: boolean
}

/** Takes files that are dropped anywhere on the page to the screen for them. Says so while they are held over it. */
export function DropAnywhere({ entry: { path, label }, isAllowed }: DropAnywhereProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const hold = (event: DragEvent) => {
      const takes = isOurs(event)
      if (takes) event.preventDefault()
      setOver(takes)
    }
    // The pointer has left the window: between elements it enters another one.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!isOurs(event) || files.length === 0) return
      event.preventDefault()
      if (!isAllowed) return notifyError(t('layout.filesNotAllowed', { label }))
      handFiles(path, files)
      void navigate(path)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [path, label, isAllowed, navigate, t])
  return over ? (
    <div className={classes.over} aria-hidden="true">
      <p>
        <IconUpload />
        {isAllowed ? label : t('layout.filesNotAllowed', { label })}
      </p>
    </div>
  ) : null
}
