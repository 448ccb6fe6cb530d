import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { type ReactNode, useState } from 'react'
import classes from './few-first.module.css'

interface FewFirstProps<T> {
  rows: T[]
  few: number
  /** A verb with how many there are: «Mostrar las 23 fichas». */
  moreLabel: string
  children: (rows: T[]) => ReactNode
}

/** The first rows, and a button for the rest. */
export function FewFirst<T>({ rows, few, moreLabel, children }: FewFirstProps<T>) {
  const { t } = useTranslation('shell')
  const [all, setAll] = useState(false)
  return (
    <>
      {children(all ? rows : rows.slice(0, few))}
      {rows.length > few && (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('dashboard.showFewer') : moreLabel}
        </Button>
      )}
    </>
  )
}
