import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { PRERENDERED_SCREENS } from '@fichero/contract/shell-documents'
import { addTextFormats } from '@fichero/kit/i18n'
import kitEn from '@fichero/kit/texts/en'
import kitEs from '@fichero/kit/texts/es'
import i18next from 'i18next'
// The browser build of React DOM opens a message channel, which would keep the build's process running.
import { prerender } from 'react-dom/static.edge'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter } from 'react-router-dom'
import en from '../locales/en.json'
import es from '../locales/es.json'
import accessEn from './access/locales/en.json'
import accessEs from './access/locales/es.json'
import { App } from './app'
import { ACCESS_ROUTES, loadAccess } from './router/access-routes'
import { rootRoute } from './router/root-route'

/** A prerendered page in one language: the HTML of the element `#root`, and the description for the `<head>`. */
export interface PrerenderedPage {
  name: string
  language: Language
  html: string
  description: string
}

/** Prerenders the access pages. It runs when the shell is built. */
export async function prerenderAccess(): Promise<PrerenderedPage[]> {
  await i18next.use(initReactI18next).init({
    resources: { es: { shell: es, kit: kitEs, access: accessEs }, en: { shell: en, kit: kitEn, access: accessEn } },
    lng: 'es',
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  addTextFormats(i18next)
  await loadAccess()
  const pages: PrerenderedPage[] = []
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const [name, path] of Object.entries(PRERENDERED_SCREENS))
      pages.push({ name, language, html: await htmlOf(path), description: i18next.t('access:description') })
  }
  return pages
}

async function htmlOf(path: string): Promise<string> {
  const router = createMemoryRouter([rootRoute(ACCESS_ROUTES)], { initialEntries: [path.replace(/:\w+/, 'x')] })
  const { prelude } = await prerender(<App nonce="" router={router} />)
  router.dispose()
  return new Response(prelude).text()
}
