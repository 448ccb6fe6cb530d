import type { Language } from '@fichero/contract/enums'
import type { Translate } from '../documents/texts'

/** Input of every section. */
export interface Page {
  t: Translate
  language: Language
}
