import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import classes from './ready-of.module.css'

interface ReadyOfProps {
  ready: number
  total: number
  /** The rest of the sentence. */
  children: ReactNode
}

/** How many people are ready, as the large figure at the beginning of a sentence. */
export function ReadyOf({ ready, total, children }: ReadyOfProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <p className={classes.sentence}>
      <strong>{t('tyt.readyOf', { ready: number(ready), total: number(total) })}</strong> {children}
    </p>
  )
}
