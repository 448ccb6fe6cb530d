import '../own-progress/own-progress.css'
import type { Language } from '@fichero/contract/enums'
import { drawDocument } from '../src/documents/draw-document'
import en from './locales/en.json'
import es from './locales/es.json'
import { OptOutPage } from './opt-out-page'

/** Renders the page in a language when the shell is built. `head` has the tags of scripts, styles and fonts. */
export const draw = (language: Language, { head }: { head: string[] }) =>
  drawDocument(language, { name: 'opt-out', texts: { es, en }, page: <OptOutPage />, head })
