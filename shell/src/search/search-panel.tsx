import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { ErrorState, Waiting } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Skeleton, Stack, VisuallyHidden } from '@fichero/kit/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { Choice } from './choice'
import { ChoiceList } from './choice-list'
import { keepFind } from './recent'
import classes from './search-panel.module.css'
import type { SearchTools } from './search-tools'
import { useChoices } from './use-choices'
import { useCombobox } from './use-combobox'
import { useFinds } from './use-finds'

interface SearchPanelProps {
  tools: SearchTools
  onClose: () => void
}

const LINES = (
  <Stack gap="xs">
    <Skeleton height={36} />
    <Skeleton height={36} width="80%" />
  </Stack>
)

/** One field over everything: a combobox whose list is always open below it. */
export function SearchPanel({ tools, onClose }: SearchPanelProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState('')
  const { finds, waits, error, retry } = useFinds(text)
  const choices = useChoices(text, finds, tools)
  const search = text.trim()

  const choose = ({ found, run }: Choice) => {
    if (found) keepFind(tools.ownId, found)
    onClose()
    run()
  }
  const { active, point, onKeyDown } = useCombobox({ choices, text: search, waits, choose })
  const nothing = search !== '' && choices.length === 0
  const said = search && !waits && !error ? t('search.count', { count: choices.length }) : ''

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
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? id : undefined}
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
        {choices.length > 0 && (
          <ChoiceList
            id={id}
            choices={choices}
            search={search}
            activeId={active?.id}
            busy={waits}
            onPoint={point}
            onChoose={choose}
          />
        )}
        {waits && finds.length === 0 && (
          <div className={classes.waiting}>
            <Waiting skeleton={LINES} />
          </div>
        )}
        {nothing && !waits && !error && (
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
