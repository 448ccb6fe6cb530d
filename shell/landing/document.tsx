import './landing.css'
import type { Language } from '@fichero/contract/enums'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { LandingPage } from './landing-page'
import { startTexts } from './start-texts'

/**
 * Renders the landing page in a language when the shell is built. `head` has the tags of scripts, styles and fonts. The
 * components must not set inline styles: the page's CSP blocks them.
 * @throws if a translation is missing
 */
export async function draw(language: Language, { head }: { head: string[] }) {
  const { prelude } = await prerender(
    // Scripts and styles read `data-document`.
    <html lang={language} data-document="landing">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <I18nextProvider i18n={await startTexts(language)}>
          <LandingPage />
        </I18nextProvider>
      </body>
    </html>,
  )
  const html = await new Response(prelude).text()
  return { landing: html.replace('</head>', () => `${head.join('')}</head>`) }
}
