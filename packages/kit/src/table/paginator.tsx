import { PAGE_SIZES, PAGINATOR_WINDOW } from '@fichero/contract/limits'
import { Pagination } from '@mantine/core'
import { startTransition, useContext, useId, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { RowLoaders } from '../print-rows/row-loaders'
import classes from './paginator.module.css'

interface PaginatorProps {
  /** The name of the list, if a screen has several. */
  of?: string
  /** The page whose rows are shown. */
  page: number
  /** The requested page, whose rows may not have arrived yet. */
  chosen?: number
  totalPages: number
  totalItems: number
  pageSize: number
  onPage: (page: number) => void
  /** Omitted if the size is fixed. */
  onPageSize?: (size: number) => void
}

// Words in place of Mantine's arrows, which have no accessible name.
const Previous = () => useTranslation('kit').t('pages.previous')
const Next = () => useTranslation('kit').t('pages.next')

/**
 * The pagination below a list, with the page size. `PagedTable` and `PagedList` of `kit/list` include it and keep the page in
 * the URL; use it alone if the page is local state.
 * @keys Tab goes through the pages, Enter opens one.
 */
export function Paginator(props: PaginatorProps) {
  const { of, page, totalPages, totalItems, pageSize, onPage, onPageSize } = props
  const { t } = useTranslation('kit')
  const format = useFormat()
  const sizeId = useId()
  const isDocument = useContext(RowLoaders) !== undefined
  // While the rows of the clicked page are rendered, the page is already marked, and a second click continues from it.
  const [chosen, setShownPage] = useOptimistic(props.chosen ?? page)
  const choose = (next: number) =>
    startTransition(() => {
      setShownPage(next)
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
          <Pagination.Root total={totalPages} value={chosen} onChange={choose} classNames={classes}>
            <ul className={classes.pages}>
              <li>
                <Pagination.Previous icon={Previous} />
              </li>
              {pageWindow(chosen, totalPages, PAGINATOR_WINDOW).map((number) => (
                <li key={number}>
                  <Pagination.Control
                    active={number === chosen}
                    aria-label={t('pages.page', { number })}
                    aria-current={number === chosen ? 'page' : undefined}
                    onClick={() => choose(number)}
                  >
                    {number}
                  </Pagination.Control>
                </li>
              ))}
              <li>
                <Pagination.Next icon={Next} />
              </li>
            </ul>
          </Pagination.Root>
        )}
      </nav>
    </>
  )
}

/** Returns the page numbers to show: `size` of them around the current one, shifted at the ends. */
export function pageWindow(page: number, totalPages: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - size + 1))
  return Array.from({ length: Math.min(size, totalPages) }, (_, index) => first + index)
}
