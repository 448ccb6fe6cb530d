import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { SIZE } from './picture-size'
import { pictureUrl } from './pictures'

/** Placeholder of the public origin: unknown to the build, replaced by the server. */
const ORIGIN = 'https://origin.invalid'

/** Title and metadata for search engines and link previews. React moves them to the document's head. */
export function LandingHead() {
  const { t, i18n } = useTranslation('landing')
  const language = i18n.language as Language
  const address = language === 'es' ? `${ORIGIN}/` : `${ORIGIN}/?lang=${language}`
  const openGraph = {
    type: 'website',
    site_name: 'Fichero',
    title: t('meta.title'),
    description: t('meta.description'),
    locale: t('meta.locale'),
    url: address,
    image: `${ORIGIN}${pictureUrl(language, 'claro', SIZE.wide.width)}`,
    'image:width': SIZE.wide.width,
    'image:height': SIZE.wide.height,
    'image:alt': t('about.picture'),
  }
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map((offered) => (
        <link key={offered} rel="alternate" hrefLang={offered} href={`${ORIGIN}/?lang=${offered}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${ORIGIN}/`} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
