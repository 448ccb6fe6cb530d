import { auditTexts } from './audit-texts.ts'
import auditEn from './locales/en/audit.json' with { type: 'json' }
import columnsEn from './locales/en/columns.json' with { type: 'json' }
import errorsEn from './locales/en/errors.json' with { type: 'json' }
import fieldsEn from './locales/en/fields.json' with { type: 'json' }
import reasonsEn from './locales/en/removal-reasons.json' with { type: 'json' }
import removalsEn from './locales/en/removals.json' with { type: 'json' }
import successesEn from './locales/en/successes.json' with { type: 'json' }
import audit from './locales/es/audit.json' with { type: 'json' }
import columns from './locales/es/columns.json' with { type: 'json' }
import errors from './locales/es/errors.json' with { type: 'json' }
import fields from './locales/es/fields.json' with { type: 'json' }
import reasons from './locales/es/removal-reasons.json' with { type: 'json' }
import removals from './locales/es/removals.json' with { type: 'json' }
import successes from './locales/es/successes.json' with { type: 'json' }

/** All sentences of the contract, as resources of i18next. Screens load only the files that they need, in one language. */
export const TEXTS = {
  es: { audit: auditTexts(audit, columns), columns, errors, fields, 'removal-reasons': reasons, removals, successes },
  en: {
    audit: auditTexts(auditEn, columnsEn),
    columns: columnsEn,
    errors: errorsEn,
    fields: fieldsEn,
    'removal-reasons': reasonsEn,
    removals: removalsEn,
    successes: successesEn,
  },
}
