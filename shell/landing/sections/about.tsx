import type { Language, Theme } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { PageSection } from '../parts/page-section'
import { SIZE } from '../picture-size'
import { pictureUrl } from '../pictures'
import classes from './about.module.css'

export function About() {
  const { t } = useTranslation('landing')
  return (
    <PageSection id="acerca" name={t('nav.about')} headline={t('about.headline')}>
      <div className={classes.columns}>
        <p>{t('about.reports')}</p>
        <p>{t('about.people')}</p>
      </div>
      <figure className={classes.screen}>
        <Picture theme="claro" />
        <Picture theme="oscuro" />
        <figcaption>{t('about.caption')}</figcaption>
      </figure>
    </PageSection>
  )
}

/** One picture per theme. The hidden picture is lazy, so it is not loaded. */
function Picture({ theme }: { theme: Exclude<Theme, 'sistema'> }) {
  const { t, i18n } = useTranslation('landing')
  const url = (width: number) => pictureUrl(i18n.language as Language, theme, width)
  return (
    <picture className={classes[theme]}>
      <source media="screen and (max-width: 48em)" srcSet={url(780)} {...SIZE.phone} />
      <img
        loading="lazy"
        decoding="async"
        src={url(1280)}
        srcSet={`${url(1280)} 1280w, ${url(2560)} 2560w`}
        sizes="(min-width: 76em) 1168px, calc(100vw - 48px)"
        {...SIZE.wide}
        alt={t('about.picture')}
      />
    </picture>
  )
}
