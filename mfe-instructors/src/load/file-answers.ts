import type { FileReading } from '@fichero/contract/imports.schema'

/** The user's answers to questions about an ambiguous file. */
export interface FileAnswers extends FileReading {
  /** True if people who have another name than in the file are the same people, so that the import renames them. */
  renombrar?: true | undefined
}
