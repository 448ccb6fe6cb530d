import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { readChoice } from '@fichero/kit/list'
import { FilterField, useTableAddress } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { useDeferredValue, useMemo } from 'react'
import { useStateText } from '../enrolment/apprentice-state'
import { ApprenticesFilters } from './apprentices-filters'
import { ApprenticesTable, COLUMNS, DEFAULT_SORT } from './apprentices-table'
import { BANDS, chosenPeople } from './chosen-people'

/** The section with the apprentices of a ficha: search field, filters and table. */
export function ApprenticesSection({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const address = useTableAddress(COLUMNS, DEFAULT_SORT)
  // The rows are filtered in a deferred render, which React interrupts when the user types again.
  const text = useDeferredValue(address.text)
  const { aprendices, totales } = ficha
  const { search } = address
  const states = totales.por_estado.map(({ estado }) => estado)
  const state = readChoice(search, 'estado', states)
  const band = readChoice(search, 'banda', BANDS)
  // Memoised, so that the table gets the same array when the user sorts, and does not measure the width again.
  const rows = useMemo(
    () => chosenPeople(aprendices, { text, state, band, stateText }),
    [aprendices, text, state, band, stateText],
  )
  // Empty without a filter, because the section's link already shows how many people there are.
  const found =
    rows.length === aprendices.length ? '' : t('detail.peopleFound', { found: rows.length, count: aprendices.length })
  if (aprendices.length === 0)
    return <EmptyState title={t('detail.noApprentices')}>{t('detail.noApprenticesHelp')}</EmptyState>

  return (
    <Stack gap="sm">
      <FilterField
        label={t('detail.search')}
        text={address.text}
        onText={address.setText}
        onLeave={address.keepText}
        shown={found}
        none={rows.length === 0 && text.trim() !== '' && t('detail.nobodyFound', { text: text.trim() })}
      >
        <ApprenticesFilters ficha={ficha} state={state} band={band} address={address} />
      </FilterField>
      {found && (
        <p data-paper-only>
          {[state && stateText(state), band && t(`kit:readiness.${band}`), text.trim()].filter(Boolean).join(' · ')}
        </p>
      )}
      {rows.length > 0 && <ApprenticesTable ficha={ficha} rows={rows} sort={address.sort} onSort={address.setSort} />}
      {rows.length === 0 && text.trim() === '' && <EmptyState title={t('detail.nobodyChosen')} />}
    </Stack>
  )
}
