import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowUp } from '@tabler/icons-react'
import parts from '../parts/parts.module.css'
import { SignInLinks } from '../parts/sign-in-links'
import classes from './closing.module.css'

export function Closing() {
  const { t } = useTranslation('landing')
  return (
    <section className={`${parts.column} ${classes.closing}`} aria-labelledby="closing-title">
      <div className={classes.card}>
        <h2 id="closing-title">{t('closing.headline')}</h2>
        <p>{t('closing.text')}</p>
        <div className={parts.actions} data-screen-only>
          <SignInLinks className={`${parts.button} ${parts.filled}`} label={t('start')} />
          <a className={parts.button} href="#inicio">
            <IconArrowUp />
            {t('closing.backToTop')}
          </a>
        </div>
      </div>
    </section>
  )
}
