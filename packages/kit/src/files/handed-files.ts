import { useEffect, useEffectEvent } from 'react'
import { getSession } from '../session/store'

interface Waiting {
  /** Id of the user who chose the files; other users do not receive them. */
  owner: number | undefined
  files: readonly File[]
}

/** Files that no screen has received yet, by the path of the receiving screen. */
const waiting = new Map<string, Waiting>()
/** The functions that notify the open screens, by path. */
const receivers = new Map<string, () => void>()

/** Returns the id of the signed-in user. */
const currentUser = () => getSession()?.user.id

/** Removes the waiting files of a path, and returns them if they belong to the current user. */
function takeOut(path: string): readonly File[] {
  const { owner, files } = waiting.get(path) ?? { owner: undefined, files: [] }
  waiting.delete(path)
  return owner === currentUser() ? files : []
}

/** Passes files to the screen at `path`: now if it is open, otherwise when it opens. */
export function handFiles(path: string, files: readonly File[]): void {
  waiting.set(path, { owner: currentUser(), files: [...takeOut(path), ...files] })
  receivers.get(path)?.()
}

/**
 * Calls `take` with the files for the screen at `path`: files that are dropped on another page or chosen with a `FilesButton`.
 * The screen receives them when it opens or, while it is open, at once.
 */
export function useHandedFiles(path: string, take: (files: readonly File[]) => void): void {
  const onFiles = useEffectEvent(() => {
    const files = takeOut(path)
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    receivers.set(path, () => onFiles())
    onFiles()
    return () => {
      receivers.delete(path)
    }
  }, [path])
}
