import { useTranslation } from '@fichero/kit/i18n'
import {
  IconAtom,
  IconBraces,
  IconDatabase,
  IconFeather,
  IconHexagon,
  IconPackage,
  IconPalette,
  IconRefresh,
  IconServer2,
  IconShieldCheck,
  IconSitemap,
  IconTable,
} from '@tabler/icons-react'
import parts from '../parts/parts.module.css'
import classes from './ticker.module.css'

/** What Fichero is built with. An icon symbolises the purpose of a technology: none is a trademark. */
const TECHNOLOGIES = [
  { name: 'React', Icon: IconAtom },
  { name: 'Module Federation', Icon: IconSitemap },
  { name: 'TypeScript', Icon: IconBraces },
  { name: 'NestJS', Icon: IconServer2 },
  { name: 'TypeORM', Icon: IconTable },
  { name: 'MySQL', Icon: IconDatabase },
  { name: 'SQLite', Icon: IconFeather },
  { name: 'Mantine', Icon: IconPalette },
  { name: 'Rspack', Icon: IconPackage },
  { name: 'TanStack Query', Icon: IconRefresh },
  { name: 'Zod', Icon: IconShieldCheck },
  { name: 'Node.js', Icon: IconHexagon },
]

const ITEMS = TECHNOLOGIES.map(({ name, Icon }) => (
  <li key={name}>
    <Icon />
    {name}
  </li>
))

/** A moving list of technologies. The second copy of the list only fills the gap behind the first. */
export function Ticker() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.ticker} aria-labelledby="ticker-title">
      <div className={`${parts.column} ${classes.head}`}>
        <h2 id="ticker-title">{t('ticker.title')}</h2>
        <label className={classes.pause} data-screen-only>
          <input type="checkbox" /> {t('ticker.pause')}
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list stops while it has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div className={classes.window} tabIndex={0} role="group" aria-labelledby="ticker-title">
        <div className={classes.strip}>
          <ul>{ITEMS}</ul>
          <ul aria-hidden="true" data-screen-only>
            {ITEMS}
          </ul>
        </div>
      </div>
    </section>
  )
}
