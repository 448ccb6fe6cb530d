/** What a reload of the page would lose. A draft keeps what was typed, and nothing of this. */
export interface Unsaved {
  /**
   * A chosen `file`; a `plan` that was read from a file and not applied; an `upload` under way; what is `shown` once and
   * cannot be shown again; a typed `password`.
   */
  kind: 'file' | 'plan' | 'upload' | 'shown' | 'password'
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
