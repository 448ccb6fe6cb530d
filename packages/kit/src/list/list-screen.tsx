import { PATHS } from '@fichero/contract/paths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../frame/page-header'
import { usePageTitle } from '../frame/page-title'
import classes from './list.module.css'

interface ListScreenProps {
  title: string
  description: ReactNode
  filters: ReactNode
  children: ReactNode
}

/** The screen of a list to which a number on the dashboard links. */
export function ListScreen({ title, description, filters, children }: ListScreenProps) {
  const { t } = useTranslation('kit')
  usePageTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        breadcrumbs={[{ label: t('dashboard'), to: PATHS.dashboard }, { label: title }]}
      />
      <div className={classes.filters}>{filters}</div>
      {children}
    </>
  )
}
