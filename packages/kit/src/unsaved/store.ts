/**
 * What a reload of the page would lose, as drafts keep nothing of it: a `file` that is chosen, read or being sent, and not
 * saved; what is `shown` once and cannot be shown again; a typed `password`.
 */
export interface Unsaved {
  kind: 'file' | 'shown' | 'password'
  /** Of the file, or what is shown. */
  name?: string
}

type Tell = () => readonly Unsaved[]

const tellers = new Set<Tell>()

/**
 * Before a reload, `tell` is asked what it would lose.
 * @returns ends that
 */
export function tellUnsaved(tell: Tell): () => void {
  tellers.add(tell)
  return () => {
    tellers.delete(tell)
  }
}

/** Returns what a reload would lose now. */
export const findUnsaved = () => [...tellers].flatMap((tell) => tell())
