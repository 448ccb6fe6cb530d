import { OVERRIDE } from '@fichero/contract/remote-override'
import { type ShownOverride, shownOverride } from '@fichero/federation/override'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import i18next from 'i18next'
import en from './locales/en.json'
import es from './locales/es.json'
import classes from './override-banner.module.css'

/** The server clears the cookie and sends the page of the production build. */
const clear = () => window.location.assign(`?${OVERRIDE}=`)

/** Says on every screen that one of its remotes comes from a developer's machine. */
function Banner({ name, origin, isServed }: ShownOverride) {
  const { t } = useTranslation('development')
  return (
    <aside className={classes.banner} aria-label={t('label')}>
      <p role="status">{t(isServed ? 'served' : 'notServed', { name, origin })}</p>
      <Button size="xs" onClick={clear}>
        {t('clear')}
      </Button>
    </aside>
  )
}

/** Returns the banner, with its texts in both languages; nothing in a page without an override. */
export function overrideBanner() {
  const shown = shownOverride()
  if (!shown) return null
  for (const [language, texts] of Object.entries({ es, en })) i18next.addResourceBundle(language, 'development', texts)
  return <Banner {...shown} />
}
