import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import type { KeyboardEvent, Ref } from 'react'
import classes from './search-field.module.css'

/** The list below the field, as far as it is shown. */
export interface ShownList {
  id?: string | undefined
  activeId?: string | undefined
}

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
  list: ShownList
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field of the search: a combobox. */
export function SearchField({ ref, text, onText, list, onKeyDown }: SearchFieldProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.field}>
      <IconSearch />
      <input
        ref={ref}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={list.id !== undefined}
        aria-controls={list.id}
        aria-autocomplete="list"
        aria-activedescendant={list.activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_SEARCH_TEXT}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
