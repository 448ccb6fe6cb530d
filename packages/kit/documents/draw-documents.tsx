import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { PageDocuments } from '@fichero/contract/page-documents.schema'
import i18next from 'i18next'
import type { ReactElement } from 'react'
// The edge build, because the browser build opens a MessageChannel, which would keep this process from ending.
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { startTexts } from './start-texts'

interface Remote {
  name: string
  texts: Record<Language, object>
  /** Exports of `src/documents.tsx`: the content of each page, with its paths and the key of its title. */
  documents: { paths: string[]; titleKey: string; text: ReactElement }[]
}

/**
 * Renders a remote's documents to HTML at build time. Documents may use the kit's links, translations and icons, but no
 * Mantine components: these set inline styles, which the page's CSP blocks.
 * @returns for each language, the title and HTML of each path
 */
export async function drawDocuments({ name, texts, documents }: Remote): Promise<Record<Language, PageDocuments>> {
  await startTexts(name, texts)
  const documentsByPath: Record<Language, PageDocuments> = { es: {}, en: {} }
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const { paths, titleKey, text } of documents)
      for (const path of paths)
        documentsByPath[language][path] = {
          title: i18next.t(titleKey),
          html: renderToStaticMarkup(<StaticRouter location={path}>{text}</StaticRouter>),
        }
  }
  return documentsByPath
}
