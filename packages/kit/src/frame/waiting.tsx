import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '../table/table-skeleton'
import classes from './state.module.css'
import { useWait } from './use-wait'

/** Shows nothing at first, then the skeleton, and a text when loading is slow. `QueryView` includes it. */
export function Waiting({ skeleton }: { skeleton?: ReactNode }) {
  const { t } = useTranslation('kit')
  const wait = useWait()
  return (
    <div role="status" aria-busy="true" data-wait={wait}>
      {wait === 'pending' && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      {wait === 'slow' && <p className={classes.slow}>{t('slow')}</p>}
      {wait !== 'idle' && <div aria-hidden="true">{skeleton ?? <TableSkeleton />}</div>}
    </div>
  )
}
