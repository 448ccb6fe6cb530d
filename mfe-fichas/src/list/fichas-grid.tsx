import type { Ficha } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { useIncrementalRendering } from '@fichero/kit/table'
import { FichaCard } from './ficha-card'
import { fichaStep } from './ficha-step'
import classes from './fichas-grid.module.css'

/** The list of fichas as cards. */
export function FichasGrid({ fichas }: { fichas: Ficha[] }) {
  const { t } = useTranslation('fichas')
  useListOrder(t('list.title'), fichas.map(fichaStep))
  const renderedCount = useIncrementalRendering(fichas.length)
  return (
    <ul className={classes.grid}>
      {fichas.slice(0, renderedCount).map((ficha) => (
        <li key={ficha.nro_ficha}>
          <FichaCard ficha={ficha} />
        </li>
      ))}
    </ul>
  )
}
