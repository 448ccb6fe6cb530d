import type { Language } from '@fichero/contract/enums'
import type { Translate } from './texts'

/** What every section is drawn from. */
export interface Page {
  t: Translate
  language: Language
}
