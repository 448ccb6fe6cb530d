import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { type ReactNode, useId } from 'react'
import classes from './status.module.css'

interface PartProps<T> {
  title: string
  /** Null if it did not answer in its time. */
  told: T | null
  children: (told: T) => ReactNode
}

/** One part of the system. */
export function Part<T>({ title, told, children }: PartProps<T>) {
  const { t } = useTranslation('status')
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {told === null ? <p className={classes.silent}>{t('silent')}</p> : children(told)}
    </section>
  )
}
