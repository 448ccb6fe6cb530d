import { useEffect } from 'react'
import { useLoads } from './use-loads'

interface PageDropProps {
  nroFicha: number
  /** Called before the files are read: the panel that shows them opens. */
  onDrop: () => void
}

/** Takes reports that are dropped anywhere on the page, where no field and no dialog took them. Draws nothing. */
export function PageDrop({ nroFicha, onDrop }: PageDropProps) {
  const { add } = useLoads(nroFicha)
  useEffect(() => {
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes('Files') === true &&
      document.querySelector('dialog[open]') === null
    const over = (event: DragEvent) => {
      if (isOurs(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!isOurs(event) || files.length === 0) return
      event.preventDefault()
      onDrop()
      void add(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  })
  return null
}
