import './landing.css'
import type { Language } from '@fichero/contract/enums'
import { drawDocument } from '../src/documents/draw-document'
import { LandingPage } from './landing-page'
import en from './locales/en.json'
import es from './locales/es.json'

/** Renders the landing page in a language when the shell is built. `head` has the tags of scripts, styles and fonts. */
export const draw = (language: Language, { head }: { head: string[] }) =>
  drawDocument(language, { name: 'landing', texts: { es, en }, page: <LandingPage />, head })
