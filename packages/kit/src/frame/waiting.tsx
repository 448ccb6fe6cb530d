import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './state.module.css'
import { useWait } from './use-wait'

/** Nothing for a blink, then the shape of what comes, and a word when it takes long. */
export function Waiting({ skeleton }: { skeleton?: ReactNode }) {
  const { t } = useTranslation('kit')
  const wait = useWait()
  return (
    <div role="status" aria-busy="true" data-wait={wait}>
      {wait === 'sign' && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      {wait === 'word' && <p className={classes.slow}>{t('slow')}</p>}
      {wait !== 'blink' && <div aria-hidden="true">{skeleton ?? <Lines />}</div>}
    </div>
  )
}

function Lines() {
  return (
    <Stack gap="xs">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} width="70%" />
    </Stack>
  )
}
