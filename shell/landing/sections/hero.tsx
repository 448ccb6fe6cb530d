import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import parts from '../parts/parts.module.css'
import { SignInLinks } from '../parts/sign-in-links'
import { Cabinet } from './cabinet'
import classes from './hero.module.css'

export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section className={`${parts.column} ${classes.hero}`} id="inicio" aria-labelledby="inicio-title">
      <div>
        <h1 id="inicio-title">{t('hero.headline')}</h1>
        <p>{t('hero.lead')}</p>
        <div className={parts.actions} data-screen-only>
          <SignInLinks className={`${parts.button} ${parts.filled}`} label={t('start')} />
          <a href={PATHS.manuals}>{t('manuals')}</a>
        </div>
      </div>
      <Cabinet />
    </section>
  )
}
