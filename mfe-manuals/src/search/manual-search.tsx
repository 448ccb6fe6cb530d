import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { TextInput } from '@fichero/kit/ui'
import { useState } from 'react'
import { useLanguage } from '../content/use-language'
import classes from './manual-search.module.css'
import { SEARCH } from './search-part'

/** A single letter would match almost every section. */
const MIN_LETTERS = 2

/** Search in all pages. The text of the pages is loaded when the field gets the focus. */
export function ManualSearch() {
  const { t } = useTranslation('manuals')
  const [search, setSearch] = useState('')
  const Results = SEARCH[useLanguage()]
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        leftSection={<IconSearch />}
        value={search}
        onFocus={Results.preload}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
      />
      {search.trim().length >= MIN_LETTERS && <Results search={search} />}
    </search>
  )
}
