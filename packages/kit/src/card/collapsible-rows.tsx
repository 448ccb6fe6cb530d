import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '../list-navigation/use-history-state'
import { CardFooter } from './card-footer'

interface CollapsibleRowsProps<T> {
  rows: T[]
  /** How many rows are shown at first. */
  few: number
  /** Label with verb and number: «Mostrar las 23 fichas». */
  moreLabel: string
  /** Other buttons, beside the one that shows all rows. */
  tools?: ReactNode
  children: (rows: T[]) => ReactNode
}

/** Shows the first rows, and a button that shows all rows. */
export function CollapsibleRows<T>({ rows, few, moreLabel, tools, children }: CollapsibleRowsProps<T>) {
  const { t } = useTranslation('kit')
  const [all, setAll] = useKept(`all rows of ${moreLabel}`, false)
  const hasMore = rows.length > few
  return (
    <>
      {children(all ? rows : rows.slice(0, few))}
      {(hasMore || tools) && (
        <CardFooter>
          {hasMore && (
            <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('card.fewer') : moreLabel}
            </Button>
          )}
          {tools}
        </CardFooter>
      )}
    </>
  )
}
