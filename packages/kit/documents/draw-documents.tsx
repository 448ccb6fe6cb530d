import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { PageDocuments } from '@fichero/contract/page-documents.schema'
import i18next from 'i18next'
import type { ReactElement } from 'react'
// The browser's build opens a channel for messages, with which the process of the build would not end.
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import en from '../src/texts/en'
import es from '../src/texts/es'

interface Remote {
  name: string
  texts: Record<Language, object>
  /** What `src/documents.tsx` exports: the text of each page, with its addresses and the key of its title. */
  documents: { paths: string[]; titleKey: string; text: ReactElement }[]
}

/**
 * Draws the text of a remote's pages as HTML, by language and path. It runs when the remote is built, and may use the
 * kit's links, texts and icons; Mantine's components set inline styles, which the page's policy refuses.
 */
export async function drawDocuments({ name, texts, documents }: Remote): Promise<Record<Language, PageDocuments>> {
  await i18next.use(initReactI18next).init({
    resources: { es: { kit: es, [name]: texts.es }, en: { kit: en, [name]: texts.en } },
    defaultNS: name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const drawn: Record<Language, PageDocuments> = { es: {}, en: {} }
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const { paths, titleKey, text } of documents)
      for (const path of paths)
        drawn[language][path] = {
          title: i18next.t(titleKey),
          html: renderToStaticMarkup(<StaticRouter location={path}>{text}</StaticRouter>),
        }
  }
  return drawn
}
