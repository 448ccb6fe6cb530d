import { fichaPath } from '@fichero/contract/paths'
import type { HeadedFicha } from '@fichero/contract/users.schema'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './headed-fichas.module.css'

/** List of links to the fichas that a person heads. */
export function HeadedFichas({ fichas }: { fichas: HeadedFicha[] }) {
  const { t } = useTranslation('instructors')
  return (
    <section className={classes.fichas}>
      <h3>{t('view.fichas')}</h3>
      {fichas.length === 0 && <p>{t('view.noFichas')}</p>}
      <ul>
        {fichas.map(({ nro_ficha, programa_formacion }) => (
          <li key={nro_ficha}>
            <Link to={fichaPath(nro_ficha)} translate="no">
              {nro_ficha}
            </Link>{' '}
            · <SofiaText>{programa_formacion}</SofiaText>
          </li>
        ))}
      </ul>
    </section>
  )
}
