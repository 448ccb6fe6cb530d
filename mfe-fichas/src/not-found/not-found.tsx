import { PATHS } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { EmptyState, PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { openSearch } from '@fichero/kit/search'
import { Button, Group } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

/** True for an error because the record does not exist (404), or cannot exist because the id is malformed (400). */
export const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

interface NotFoundProps {
  /** The kind of record, as the title of the page. */
  kind: string
  title: string
  children: ReactNode
}

/** The page of a record that does not exist. It offers the search, because a retry would not help. */
export function NotFound({ kind, title, children }: NotFoundProps) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <PageHeader title={kind} breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: kind }]} />
      <EmptyState
        title={title}
        action={
          <Group>
            <Button leftSection={<IconSearch />} onClick={openSearch}>
              {t('notFound.search')}
            </Button>
            <Button component={Link} to={PATHS.fichas} variant="default">
              {t('notFound.fichas')}
            </Button>
          </Group>
        }
      >
        {children}
      </EmptyState>
    </>
  )
}
