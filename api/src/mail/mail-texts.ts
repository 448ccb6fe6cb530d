import { addTexts } from '../i18n/texts.js'
import en from './locales/en.json'
import es from './locales/es.json'

/** The kinds of mail, which are keys of the translations. */
export type MailName = Exclude<keyof typeof es, 'hello' | 'helloTo' | 'contractEnd' | 'notice'>

/** Translations of all mails. Each mail explains what a person who did not expect the mail should do. */
export const mailTexts = addTexts('mail', { es, en })
