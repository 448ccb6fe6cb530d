import { PATHS } from '@fichero/contract/paths'
import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import classes from './lists.module.css'

interface ListScreenProps {
  title: string
  description: ReactNode
  filters: ReactNode
  children: ReactNode
}

/** A list behind a number of the dashboard. */
export function ListScreen({ title, description, filters, children }: ListScreenProps) {
  const { t } = useTranslation('shell')
  usePageTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        breadcrumbs={[{ label: t('dashboard.title'), to: PATHS.dashboard }, { label: title }]}
      />
      <div className={classes.filters}>{filters}</div>
      {children}
    </>
  )
}
