import type { Language } from '@fichero/contract/enums'
import type { ShellDocument } from '@fichero/contract/shell-documents'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type DocumentTexts, startTexts } from './start-texts'

interface Document {
  name: ShellDocument
  texts: DocumentTexts
  page: ReactNode
  /** The tags of scripts, styles and fonts. */
  head: string[]
}

/**
 * Renders a document in a language when the shell is built. Its components must not set inline styles: the page's CSP blocks them.
 * @throws if a translation is missing
 */
export async function drawDocument(language: Language, { name, texts, page, head }: Document) {
  const { prelude } = await prerender(
    // Scripts and styles read `data-document`.
    <html lang={language} data-document={name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <I18nextProvider i18n={await startTexts(language, name, texts)}>{page}</I18nextProvider>
      </body>
    </html>,
  )
  const html = await new Response(prelude).text()
  return { [name]: html.replace('</head>', () => `${head.join('')}</head>`) }
}
