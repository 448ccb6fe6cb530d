import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { ErrorState, Waiting } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Skeleton, Stack, VisuallyHidden } from '@fichero/kit/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { SearchOption } from './option'
import { OptionList } from './option-list'
import { storeRecentResult } from './recent'
import classes from './search-panel.module.css'
import type { SearchTools } from './search-tools'
import { useCombobox } from './use-combobox'
import { useOptions } from './use-options'
import { useResults } from './use-results'

interface SearchPanelProps {
  tools: SearchTools
  onClose: () => void
  /** Returns what was typed before the field was there. */
  typed: () => string
}

const LINES = (
  <Stack gap="xs">
    <Skeleton height={36} />
    <Skeleton height={36} width="80%" />
  </Stack>
)

/** Searches everything with one field: a combobox with a list that is always open. */
export function SearchPanel({ tools, onClose, typed }: SearchPanelProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // With the field itself: a letter that is pressed between its paint and a later effect would be nobody's.
  useLayoutEffect(() => {
    setText(typed())
    field.current?.focus()
  }, [typed])
  const { results, isStale, isShort, error, retry } = useResults(text)
  const options = useOptions(text, results, tools)
  const search = text.trim()

  const choose = ({ found, run }: SearchOption) => {
    if (found) storeRecentResult(tools.ownId, found)
    onClose()
    run()
  }
  const { active, point, onKeyDown } = useCombobox({ options, text: search, isStale, choose })
  const isSearched = search !== '' && !isStale && !error && (!isShort || options.length > 0)
  const said = isSearched ? t('kit:results', { count: options.length }) : ''

  return (
    <div className={classes.panel}>
      <div className={classes.field}>
        <IconSearch />
        <input
          ref={field}
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH_TEXT}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes.results}>
        {error && (
          <div className={classes.failed}>
            <ErrorState title={t('search.failed')} error={error} onRetry={retry} />
          </div>
        )}
        {options.length > 0 && (
          <OptionList
            id={id}
            options={options}
            search={search}
            activeId={active?.id}
            busy={isStale}
            onPoint={point}
            onChoose={choose}
          />
        )}
        {isStale && results.length === 0 && (
          <div className={classes.waiting}>
            <Waiting skeleton={LINES} />
          </div>
        )}
        {isSearched && options.length === 0 && (
          <div className={classes.nothing}>
            <p>{t('search.nothing', { text: search })}</p>
            <p>{t('search.teach')}</p>
          </div>
        )}
      </div>
      <p className={classes.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.move')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('search.keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('search.keys.close')}
        </span>
      </p>
    </div>
  )
}
