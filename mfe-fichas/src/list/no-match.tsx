import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { fichaPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { EmptyState } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { NO_FILTERS } from './ficha-filters'
import classes from './no-match.module.css'
import { ALL_PROGRAMS } from './program-choice'

/** Of those that are found elsewhere. */
const SHOWN = 5

interface NoMatchProps {
  /** What was typed, if anything. */
  text: string | undefined
  pages: Pages
}

/** No ficha has all that the filters ask for. What was typed is looked for in every program, and found where it is. */
export function NoMatch({ text, pages }: NoMatchProps) {
  const { t } = useTranslation('fichas')
  const elsewhere = useCall(listFichas, { query: { q: text, limit: SHOWN } }, { enabled: text !== undefined })
  const found = elsewhere.data?.fichas ?? []
  const cleared = (
    <Button variant="default" component={Link} to={pages.filtered(NO_FILTERS)}>
      {t('filter.clear')}
    </Button>
  )
  if (found.length === 0)
    return (
      <EmptyState title={t('filter.none')} action={cleared}>
        {t('filter.noneHint')}
      </EmptyState>
    )
  const everywhere = pages.filtered({ ...NO_FILTERS, q: text, mias: undefined, programId: ALL_PROGRAMS })
  const count = elsewhere.data?.pagination.totalItems ?? found.length
  return (
    <EmptyState
      title={t('filter.noneHere')}
      action={
        count > found.length ? (
          <Button component={Link} to={everywhere}>
            {t('filter.everywhere')}
          </Button>
        ) : (
          cleared
        )
      }
    >
      {t('filter.elsewhere', { count })}
      <ul className={classes.found}>
        {found.map(({ nro_ficha, programa_formacion }) => (
          <li key={nro_ficha}>
            <Link to={fichaPath(nro_ficha)}>
              {nro_ficha} · <SofiaText>{programa_formacion}</SofiaText>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
