import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { LanguageLinks } from '../src/documents/language-links'
import { Brand } from '../src/layout/brand'
import { DigitsForm } from './digits-form'
import classes from './own-progress.module.css'
import { ProgressTemplate } from './progress-template'

/**
 * The page where an apprentice reads her own progress. Prerendered when the shell is built and not hydrated: `client.ts` fills the
 * template.
 */
export function OwnProgressPage() {
  const { t } = useTranslation('own-progress')
  return (
    <>
      <title>{`${t('title')} · Fichero`}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex, nofollow" />
      <header className={classes.header} data-screen-only>
        <Brand />
        <LanguageLinks address={PATHS.ownProgress} />
      </header>
      <main className={classes.main} id="main">
        <DigitsForm />
      </main>
      <ProgressTemplate />
    </>
  )
}
