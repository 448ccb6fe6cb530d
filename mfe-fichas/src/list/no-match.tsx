import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { fichaPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { EmptyState } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { ALL_PROGRAMS, NO_FILTERS } from './list-address'
import classes from './no-match.module.css'

/** The maximum number of fichas from other programs that are listed. */
const SHOWN = 5

interface NoMatchProps {
  /** The search text, if any. */
  text: string | undefined
  pages: Pages
}

/** The empty state if no ficha matches the filters. Searches the text in all programs, and lists the fichas that it finds. */
export function NoMatch({ text, pages }: NoMatchProps) {
  const { t } = useTranslation('fichas')
  const elsewhere = useCall(listFichas, { query: { q: text, limit: SHOWN } }, { enabled: text !== undefined })
  const found = elsewhere.data?.fichas ?? []
  const clearButton = (
    <Button variant="default" component={Link} to={pages.filtered(NO_FILTERS)}>
      {t('filter.clear')}
    </Button>
  )
  if (found.length === 0)
    return (
      <EmptyState title={t('filter.none')} action={clearButton}>
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
          clearButton
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
