/**
 * Something that a reload of the page would lose, because no draft contains it: a `file` that is chosen or being sent, but not
 * yet saved; a value that is `shown` only once; a typed `password`.
 */
export interface Unsaved {
  kind: 'file' | 'shown' | 'password'
  /** The name of the file or of the shown value. */
  name?: string
}

type Report = () => readonly Unsaved[]

const reporters = new Set<Report>()

/**
 * Registers a function that is called before a reload, and returns what the reload would lose. Returns a function that removes
 * the registration.
 */
export function tellUnsaved(report: Report): () => void {
  reporters.add(report)
  return () => {
    reporters.delete(report)
  }
}

/** Returns what a reload would lose now. */
export const findUnsaved = () => [...reporters].flatMap((report) => report())
