import { THEMES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { SegmentGroup } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconMenu2 } from '@fichero/kit/icons'
import { LanguageLinks } from '../src/documents/language-links'
import { Brand } from '../src/layout/brand'
import { THEME_ICONS } from '../src/layout/theme-icons'
import classes from './header.module.css'
import parts from './parts/parts.module.css'
import { SignInLinks } from './parts/sign-in-links'

/** The sticky bar. On narrow screens the section links and the tools are in a popover. */
export function Header() {
  const { t } = useTranslation('landing')
  return (
    <header className={classes.bar} data-screen-only>
      <div className={`${parts.column} ${classes.inside}`}>
        <a className={classes.home} href="#inicio" aria-label={t('top')}>
          <Brand />
        </a>
        <button className={`${parts.small} ${classes.menuButton}`} type="button" popoverTarget="menu">
          <IconMenu2 />
          <span className={classes.menuWord}>{t('nav.menu')}</span>
        </button>
        <div className={classes.menu} id="menu" popover="auto">
          <nav className={classes.sections} aria-label={t('nav.label')}>
            <a href="#inicio">{t('nav.home')}</a>
            <a href="#acerca">{t('nav.about')}</a>
            <a href="#servicios">{t('nav.services')}</a>
          </nav>
          <div className={classes.tools}>
            <LanguageLinks address={PATHS.home} />
            <Themes />
          </div>
        </div>
        <div className={classes.signIn}>
          <SignInLinks className={parts.small} label={t('shell:layout.signIn')} />
        </div>
      </div>
    </header>
  )
}

/** `showTheme` sets `aria-pressed` on the chosen button. */
function Themes() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.themes}>
      <SegmentGroup label={t('shell:theme.title')}>
        {THEMES.map((theme) => {
          const Icon = THEME_ICONS[theme]
          const name = t(`shell:theme.${theme}`)
          return (
            <button key={theme} type="button" title={name} aria-label={name} aria-pressed="false" data-theme={theme}>
              <Icon />
            </button>
          )
        })}
      </SegmentGroup>
    </div>
  )
}
