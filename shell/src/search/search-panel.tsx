import { ErrorState, Waiting } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack, VisuallyHidden } from '@fichero/kit/ui'
import { useId, useLayoutEffect } from 'react'
import type { SearchOption } from './option'
import { OptionList } from './option-list'
import { storeRecentResult } from './recent'
import type { SearchInput } from './search-frame'
import classes from './search-panel.module.css'
import type { SearchTools } from './search-tools'
import { useCombobox } from './use-combobox'
import { useOptions } from './use-options'
import { useResults } from './use-results'

interface SearchPanelProps {
  tools: SearchTools
  onClose: () => void
  input: SearchInput
}

const LINES = (
  <Stack gap="xs">
    <Skeleton height={36} />
    <Skeleton height={36} width="80%" />
  </Stack>
)

/** The results for the text of the search's field: a list that is always open. */
export function SearchPanel({ tools, onClose, input }: SearchPanelProps) {
  const { t } = useTranslation('shell')
  const { both } = useFormat()
  const id = useId()
  const { text, element, setList, keys } = input
  const { results, ofServices, failed, isWaiting, isStale, isShort, error, retry } = useResults(text, tools.remotes)
  const options = useOptions(text, { results, ofServices }, tools)
  const search = text.trim()

  const choose = ({ found, run }: SearchOption) => {
    if (found) storeRecentResult(tools.ownId, found)
    onClose()
    run()
  }
  const { active, point, onKeyDown } = useCombobox({ options, text: search, isStale, choose })
  const listId = options.length > 0 ? id : undefined
  useLayoutEffect(() => {
    keys.current = onKeyDown
  })
  useLayoutEffect(() => setList({ id: listId, activeId: active?.id }), [setList, listId, active?.id])
  // After a retry the focus is on the button, which is no longer there.
  useLayoutEffect(() => element.current?.focus(), [element])
  const isSearched = search !== '' && !isStale && !error && (!isShort || options.length > 0)
  const announcement = isSearched ? t('kit:results', { count: options.length }) : ''

  return (
    <div className={classes.panel}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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
        {failed.length > 0 && <p className={classes.unanswered}>{t('search.unanswered', { groups: both(failed) })}</p>}
        {isSearched && !isWaiting && options.length === 0 && (
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
