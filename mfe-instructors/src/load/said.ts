import type { DateOrder } from '@fichero/contract/enums'

/** What the user said of a file that leaves it open. */
export interface Said {
  /** What comes first in its dates. */
  fechas?: DateOrder
  /** Its people are those with the same document, who get its names. */
  renombrar?: true | undefined
}
