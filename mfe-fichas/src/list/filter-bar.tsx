import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Button, useDisclosure, useMediaQuery } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'
import { FilterSelects } from './filter-selects'
import { type Filters, hasFilters } from './list-address'
import { SearchField } from './search-field'

interface FilterBarProps {
  filters: Filters
  pages: Pages
  /** Whether the list has fichas of several heads, and so offers the filter by head. */
  hasHeads: boolean
  /** Rendered before the filters, in the same row. */
  program?: ReactNode
}

/** The controls that filter the list. The URL has all their values. On a phone a button opens the selects. */
export function FilterBar({ filters, pages, hasHeads, program }: FilterBarProps) {
  const { t } = useTranslation('fichas')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [isOpen, { toggle }] = useDisclosure(hasFilters({ ...filters, q: undefined }))
  const choose: (name: keyof Filters, value: string) => void = pages.choose
  return (
    <search className={classes.bar}>
      {program && <div className={classes.program}>{program}</div>}
      <SearchField text={filters.q ?? ''} onText={(text) => choose('q', text)} />
      {!isWide && (
        <Button variant="default" onClick={toggle} aria-expanded={isOpen}>
          {t('filter.more')}
        </Button>
      )}
      {(isWide || isOpen) && (
        <div className={classes.selects}>
          <FilterSelects filters={filters} hasHeads={hasHeads} onChoose={choose} />
        </div>
      )}
    </search>
  )
}
