import { AUDIT_WORDS_ES } from '@fichero/contract/audit-words'
import { AUDIT_WORDS_EN } from '@fichero/contract/audit-words.en'
import { useTranslation } from '@fichero/kit/i18n'

/** The words of the trail in the user's language, the same as in its spreadsheet. */
export const useAuditWords = () => (useTranslation().i18n.language === 'en' ? AUDIT_WORDS_EN : AUDIT_WORDS_ES)
