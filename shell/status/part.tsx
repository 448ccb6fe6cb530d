import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { type ReactNode, useId } from 'react'
import classes from './status.module.css'

interface PartProps<T> {
  title: string
  /** Null if the part did not answer in time. */
  data: T | null
  children: (data: T) => ReactNode
}

/** Section of the page Estado about one part of the system. */
export function Part<T>({ title, data, children }: PartProps<T>) {
  const { t } = useTranslation('status')
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {data === null ? <p className={classes.silent}>{t('silent')}</p> : children(data)}
    </section>
  )
}
