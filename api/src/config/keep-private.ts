import { chmodSync, lstatSync } from 'node:fs'

/** What group and others may do. */
const OTHERS = 0o077

/**
 * Takes what others may do from a file or folder of ours that an earlier version or a restored backup left open to them.
 * One that is a link elsewhere, or on a disk that knows no modes, stays as it is.
 */
export function keepPrivate(path: string): void {
  try {
    const found = lstatSync(path)
    if (!found.isSymbolicLink() && found.mode & OTHERS) chmodSync(path, found.mode & 0o700)
  } catch {
    // It is not there, or belongs to somebody else, who decides.
  }
}
