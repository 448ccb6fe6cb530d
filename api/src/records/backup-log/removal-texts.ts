import { STAYS_AFTER } from '@fichero/contract/removal-texts'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import type { DatabaseTarget } from '../../config/database-target.js'
import { translatorsOf } from '../../i18n/texts.js'

/** Translators for sentences that describe the effect of a removal of personal data. */
export const removalTexts = translatorsOf('removals')

const reasons = translatorsOf('removal-reasons')

/**
 * Returns what data remains after a removal and why. In both languages, because administrators forward the sentences to the
 * person concerned.
 */
export const remainingData = (kind: keyof typeof STAYS_AFTER, { engine }: DatabaseTarget): RemovalRest['queda'] =>
  [...STAYS_AFTER[kind], ...(engine === 'mysql' ? (['databaseFiles'] as const) : [])].map((reason) => ({
    es: reasons.es(reason),
    en: reasons.en(reason),
  }))
