import { PATHS } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { EmptyState, PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { openSearch } from '@fichero/kit/search'
import { Button, Group } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

/** Whether nothing has this address: neither a record nor, by its form, ever one. */
export const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

interface NotFoundProps {
  /** What kind of screen it is. */
  kind: string
  title: string
  children: ReactNode
}

/** An address of nothing. Asking again would not help: the search does. */
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
