import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { onOpenSearch } from '@fichero/kit/search'
import { useDisclosure } from '@fichero/kit/ui'
import { useEffect } from 'react'
import classes from './search.module.css'
import { SearchFrame } from './search-frame'
import type { SearchTools } from './search-tools'
import { SHORTCUT, useShortcut } from './use-shortcut'

const SearchPanel = lazyPart('shell/search', () =>
  import(/* webpackChunkName: "search" */ './search-panel').then((part) => part.SearchPanel),
)

/** Button in the top bar that looks like a field and opens the search. The code of the search loads when first opened. */
export function Search({ tools }: { tools: SearchTools }) {
  const { t } = useTranslation('shell')
  const [opened, { open, close, toggle }] = useDisclosure(false)
  useShortcut(toggle)
  useEffect(() => onOpenSearch(open), [open])
  return (
    <>
      <button
        className={classes.button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUT.keys}
        onClick={open}
        onPointerEnter={SearchPanel.preload}
        onFocus={SearchPanel.preload}
      >
        <IconSearch />
        <span className={classes.text} data-shortens>
          {t('search.open')}
        </span>
        <span className={classes.hint} aria-hidden="true">
          {SHORTCUT.hint}
        </span>
      </button>
      {opened && (
        <SearchFrame onClose={close}>
          {(input) => <SearchPanel tools={tools} onClose={close} input={input} />}
        </SearchFrame>
      )}
    </>
  )
}
