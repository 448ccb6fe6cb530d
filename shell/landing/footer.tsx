import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Brand } from '../src/layout/brand'
import classes from './footer.module.css'
import parts from './parts/parts.module.css'
import { SignInLinks } from './parts/sign-in-links'

export function Footer() {
  const { t } = useTranslation('landing')
  return (
    <footer className={classes.footer}>
      <div className={`${parts.column} ${classes.inside}`}>
        <Brand />
        <p>{t('footer.made')}</p>
        <nav aria-label={t('footer.label')}>
          <a href={PATHS.manuals}>{t('footer.manuals')}</a>
          <a href={PATHS.accessibility}>{t('footer.accessibility')}</a>
          <SignInLinks label={t('shell:layout.signIn')} />
        </nav>
      </div>
    </footer>
  )
}
