import { useEffect, useEffectEvent } from 'react'
import { onSessionChange } from '../session/store'

/** By the path of the screen that takes them. */
const waiting = new Map<string, File[]>()
const takers = new Map<string, () => void>()

// They are of who chose them.
onSessionChange(() => waiting.clear())

/** Hands files over to the screen at `path`, now if it is open, else when it opens. */
export function handFiles(path: string, files: readonly File[]): void {
  waiting.set(path, [...(waiting.get(path) ?? []), ...files])
  takers.get(path)?.()
}

/**
 * Takes the files that were dropped on another page or chosen with a `FilesButton` for the screen at `path`, and those that
 * come while it is open.
 */
export function useHandedFiles(path: string, take: (files: File[]) => void): void {
  const onFiles = useEffectEvent(() => {
    const files = waiting.get(path)
    waiting.delete(path)
    if (files) take(files)
  })
  useEffect(() => {
    takers.set(path, () => onFiles())
    onFiles()
    return () => {
      takers.delete(path)
    }
  }, [path])
}
