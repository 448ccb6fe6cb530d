import type { DateOrder } from '@fichero/contract/enums'

/** The user's answers to questions about an ambiguous file. */
export interface FileAnswers {
  /** Whether day or month comes first in the dates of the file. */
  fechas?: DateOrder
  /** True if people who have another name than in the file are the same people, so that the import renames them. */
  renombrar?: true | undefined
}
