import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { droppedFiles, handFiles } from '@fichero/kit/files'
import { linksAt } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconUpload } from '@fichero/kit/icons'
import { notifyError } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { useEffect, useState } from 'react'
import { labelIn } from '../remotes/views/use-label'
import classes from './drop-anywhere.module.css'

/** The page that opens dropped files. */
interface FilesEntry {
  path: string
  label: string
}

/** Returns the page for files that this user may open and that comes first in `order`, of all remotes that declare one. */
export function filesEntry(
  remotes: RemoteDescriptor[],
  may: (access: string) => boolean,
  language: string,
): FilesEntry | undefined {
  const [first] = linksAt(remotes, 'drop', may)
  return first && { path: first.path, label: labelIn(remotes, first.remote, first.labelKey, language) }
}

/** False if a field has handled the event, or while a dialog is open. */
const acceptsFiles = (event: DragEvent) =>
  !event.defaultPrevented &&
  event.dataTransfer?.types.includes('Files') === true &&
  document.querySelector('dialog[open]') === null

interface DropAnywhereProps {
  entry: FilesEntry
  /** Whether this user may open the page of `entry`. */
  isAllowed: boolean
}

/** When files are dropped anywhere, opens the page of `entry` with them. Shows an overlay while they are dragged. */
export function DropAnywhere({ entry: { path, label }, isAllowed }: DropAnywhereProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      const takes = acceptsFiles(event)
      if (takes) event.preventDefault()
      setIsOver(takes)
    }
    // `relatedTarget` is null only when the pointer leaves the window.
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      if (!acceptsFiles(event) || event.dataTransfer?.files.length === 0) return
      event.preventDefault()
      if (!isAllowed) return notifyError(t('layout.filesNotAllowed', { label }))
      void droppedFiles(event).then((files) => {
        if (files.length === 0) return
        handFiles(path, files)
        return navigate(path)
      })
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [path, label, isAllowed, navigate, t])
  return isOver ? (
    <div className={classes.over} aria-hidden="true">
      <p>
        <IconUpload />
        <span>{isAllowed ? label : t('layout.filesNotAllowed', { label })}</span>
      </p>
    </div>
  ) : null
}
