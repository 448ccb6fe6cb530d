import { useTranslation } from '@fichero/kit/i18n'
import classes from './own-progress.module.css'

/** The form before the progress. The button is disabled until the script can answer it. */
export function DigitsForm() {
  const { t } = useTranslation('own-progress')
  return (
    <>
      <h1>{t('title')}</h1>
      <p id="no-link" hidden>
        {t('noLink')}
      </p>
      <form className={classes.form} id="form" noValidate>
        <p>{t('explanation')}</p>
        <label htmlFor="digits">{t('digits')}</label>
        <input
          id="digits"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={4}
          autoComplete="off"
          aria-describedby="error"
        />
        <p className={classes.error} id="error" role="alert" />
        <button className={classes.button} id="open" type="submit" disabled>
          {t('open')}
        </button>
      </form>
      <p id="offline" hidden>
        {t('offline')}
      </p>
      <p className={classes.noScript} role="note">
        {t('noScript')}
      </p>
    </>
  )
}
