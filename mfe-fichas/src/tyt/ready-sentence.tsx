import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import classes from './ready-of.module.css'

interface ReadySentenceProps {
  ready: number
  total: number
  /** The rest of the sentence after the figure. */
  children: ReactNode
}

/** A sentence that begins with a large figure: how many people are ready for the TyT test. */
export function ReadySentence({ ready, total, children }: ReadySentenceProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <p className={classes.sentence}>
      <strong>{t('tyt.readyOf', { ready: number(ready), total: number(total) })}</strong> {children}
    </p>
  )
}
