import { MAX_REMOTE_FILE } from '@fichero/contract/limits'

const MB = 1024 * 1024

/** @throws with the name of each file that is too large for a release */
export function requireSmallFiles(files: { file: string; size: number }[]): void {
  const sentences = files
    .filter(({ size }) => size > MAX_REMOTE_FILE)
    .map(
      ({ file, size }) =>
        `${file} has ${(size / MB).toFixed(1)} MB, more than the ${MAX_REMOTE_FILE / MB} MB that one file may have. Load parts of it on demand.`,
    )
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}
