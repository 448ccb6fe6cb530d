import { PAGE_SIZES, PAGINATOR_WINDOW } from '@fichero/contract/limits'
import { startTransition, useContext, useId, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { PaperRows } from '../paper/paper-rows'
import { pageWindow } from './page-window'
import classes from './paginator.module.css'

interface PaginatorProps {
  /** Names what is paged, where a screen has several. */
  of?: string
  /** Whose rows are shown. */
  page: number
  /** The one that was asked for, where its rows may not be there yet. */
  chosen?: number
  totalPages: number
  totalItems: number
  pageSize: number
  onPage: (page: number) => void
  /** Omitted where the size is fixed. */
  onPageSize?: (size: number) => void
}

/**
 * The pages below a list, with its size. A list whose page is in the address has it from `PagedTable` or `PagedList` of
 * `kit/list`; use it alone where the page is a state of the screen.
 * @keys Tab goes through the pages, Enter opens one.
 */
export function Paginator(props: PaginatorProps) {
  const { of, page, totalPages, totalItems, pageSize, onPage, onPageSize } = props
  const { t } = useTranslation('kit')
  const format = useFormat()
  const sizeId = useId()
  const isDocument = useContext(PaperRows) !== undefined
  // A press is answered at once, and a second one goes on from it. It ends with the transition of who draws the rows.
  const [chosen, mark] = useOptimistic(props.chosen ?? page)
  const choose = (next: number) =>
    startTransition(() => {
      mark(next)
      onPage(next)
    })
  const from = totalItems === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, totalItems)
  const range = { from: format.number(from), to: format.number(to), total: format.number(totalItems) }

  return (
    <>
      {totalPages > 1 && (
        <p data-paper-only>
          {t(isDocument ? 'print.partOfDocument' : 'print.part', {
            shown: format.number(to - from + 1),
            total: range.total,
          })}
        </p>
      )}
      <nav className={classes.paginator} aria-label={of ? `${t('pages.name')}: ${of}` : t('pages.name')}>
        <p className={classes.range} aria-live="polite">
          {t('pages.range', range)}
        </p>
        {onPageSize && (
          <div className={classes.size}>
            <label htmlFor={sizeId}>{t('pages.size')}</label>
            <select id={sizeId} value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
              {PAGE_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </div>
        )}
        {totalPages > 1 && (
          <ul className={classes.pages}>
            <li>
              <button type="button" disabled={chosen <= 1} onClick={() => choose(chosen - 1)}>
                {t('pages.previous')}
              </button>
            </li>
            {pageWindow(chosen, totalPages, PAGINATOR_WINDOW).map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={t('pages.page', { number })}
                  aria-current={number === chosen ? 'page' : undefined}
                  onClick={() => choose(number)}
                >
                  {number}
                </button>
              </li>
            ))}
            <li>
              <button type="button" disabled={chosen >= totalPages} onClick={() => choose(chosen + 1)}>
                {t('pages.next')}
              </button>
            </li>
          </ul>
        )}
      </nav>
    </>
  )
}
