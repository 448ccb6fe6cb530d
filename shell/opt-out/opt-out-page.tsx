import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import classes from '../own-progress/own-progress.module.css'
import { LanguageLinks } from '../src/documents/language-links'
import { Brand } from '../src/layout/brand'

/**
 * The page where an apprentice stops the messages that Fichero sends. Opening it changes nothing, because mail servers open links
 * to check them. Prerendered when the shell is built and not hydrated; the button is disabled until `client.ts` can answer it.
 */
export function OptOutPage() {
  const { t } = useTranslation('opt-out')
  return (
    <>
      <title>{`${t('title')} · Fichero`}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex, nofollow" />
      <header className={classes.header}>
        <Brand />
        <LanguageLinks address={PATHS.optOut} />
      </header>
      <main className={classes.main} id="main">
        <h1 id="title" tabIndex={-1}>
          {t('title')}
        </h1>
        <p id="no-link" hidden>
          {t('noLink')}
        </p>
        <form className={classes.form} id="form" noValidate>
          <p>{t('explanation')}</p>
          <p className={classes.error} id="error" role="alert" />
          <button className={classes.button} id="stop" type="submit" disabled>
            {t('stop')}
          </button>
        </form>
        <p id="done" role="status" />
        <p id="offline" hidden>
          {t('offline')}
        </p>
        <p className={classes.noScript} role="note">
          {t('noScript')}
        </p>
      </main>
    </>
  )
}
