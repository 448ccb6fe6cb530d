import { OVERRIDE } from '@fichero/contract/remote-override'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import i18next from 'i18next'
import { type ShownOverride, shownOverride } from '../loader/override'
import en from './locales/en.json'
import es from './locales/es.json'
import classes from './override-banner.module.css'
import { useBuildError } from './use-build-error'

/** Reloads with an empty override: the server deletes the cookie and uses the production build of the remote again. */
const clear = () => window.location.assign(`?${OVERRIDE}=`)

/** Banner on every page: one of the remotes is loaded from a developer's machine. */
function Banner({ name, origin, state }: ShownOverride) {
  const { t } = useTranslation('development')
  const buildError = useBuildError()
  return (
    <aside className={classes.banner} aria-label={t('label')}>
      <p role="status">
        {buildError === undefined ? t(`state.${state}`, { name, origin }) : t('buildFailed', { name })}
      </p>
      <Button size="xs" onClick={clear}>
        {t('clear')}
      </Button>
      {buildError !== undefined && <pre className={classes.error}>{buildError}</pre>}
    </aside>
  )
}

/** Registers the banner's translations and returns the banner; null without an override. */
export function overrideBanner() {
  const shown = shownOverride()
  if (!shown) return null
  for (const [language, texts] of Object.entries({ es, en })) i18next.addResourceBundle(language, 'development', texts)
  return <Banner {...shown} />
}
