import { useEffect, useEffectEvent } from 'react'
import { getSession } from '../session/store'

interface Waiting {
  /** Who chose them: nobody else gets them. */
  owner: number | undefined
  files: readonly File[]
}

/** By the path of the screen that takes them. */
const waiting = new Map<string, Waiting>()
const takers = new Map<string, () => void>()

const currentUser = () => getSession()?.user.id

function takeOut(path: string): readonly File[] {
  const { owner, files } = waiting.get(path) ?? { owner: undefined, files: [] }
  waiting.delete(path)
  return owner === currentUser() ? files : []
}

/** Hands files over to the screen at `path`, now if it is open, else when it opens. */
export function handFiles(path: string, files: readonly File[]): void {
  waiting.set(path, { owner: currentUser(), files: [...takeOut(path), ...files] })
  takers.get(path)?.()
}

/**
 * Takes the files that were dropped on another page or chosen with a `FilesButton` for the screen at `path`, and those that
 * come while it is open.
 */
export function useHandedFiles(path: string, take: (files: readonly File[]) => void): void {
  const onFiles = useEffectEvent(() => {
    const files = takeOut(path)
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    takers.set(path, () => onFiles())
    onFiles()
    return () => {
      takers.delete(path)
    }
  }, [path])
}
