import { REMOVAL_WORDS } from '@fichero/contract/removal-words'
import { useTranslation } from '@fichero/kit/i18n'

/** The words of a removal in the user's language, the same as those of the command. */
export const useRemovalWords = () => REMOVAL_WORDS[useTranslation().i18n.language === 'en' ? 'en' : 'es']
