import { STAYS_AFTER } from '@fichero/contract/removal-texts'
import { TEXTS } from '@fichero/contract/texts'

/** Returns the reasons why data remains after a removal, in the form of the API's response. */
export const remainingReasons = (kind: keyof typeof STAYS_AFTER) =>
  STAYS_AFTER[kind].map((reason) => ({
    es: TEXTS.es['removal-reasons'][reason],
    en: TEXTS.en['removal-reasons'][reason],
  }))
