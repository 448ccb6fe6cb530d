import en from '@fichero/contract/locales/en/removals.json'
import es from '@fichero/contract/locales/es/removals.json'
import { useContractTexts } from '../contract-texts'

const TEXTS = { es, en }

/** Returns the translator for texts about removals. The contract has the texts, because command-line commands use them too. */
export const useRemovalTexts = () => useContractTexts('removals', TEXTS)
