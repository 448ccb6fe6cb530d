/** A chosen file that the browser can no longer read: it was saved again, moved or deleted, or its device was removed. */
export class FileGoneError extends Error {
  constructor(
    readonly fileName: string,
    options?: ErrorOptions,
  ) {
    super(`The file ${fileName} can no longer be read`, options)
    this.name = 'FileGoneError'
  }
}

const copies = new WeakSet<File>()

/**
 * Returns a copy in memory of a chosen file, or the file itself if it is such a copy. A plan and the import that follows send
 * the same content even if the file on the disk is saved again meanwhile.
 * @throws FileGoneError if the browser cannot read the file
 */
export async function fileInMemory(file: File): Promise<File> {
  if (copies.has(file)) return file
  try {
    const copy = new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })
    copies.add(copy)
    return copy
  } catch (cause) {
    throw new FileGoneError(file.name, { cause })
  }
}
