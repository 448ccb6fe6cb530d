import { Waiting } from '@fichero/kit/frame'
import { ErrorPage } from '../errors/error-page'
import { RemoteFailure } from '../errors/remote-failure'
import { PageSkeleton } from './page-skeleton'
import { RemoteView } from './remote-view'
import { useLabel } from './use-label'

interface Props {
  name: string
  page: string
  labelKey: string
}

/** A remote's page inside the app frame. */
export function RemotePage({ name, page, labelKey }: Props) {
  const label = useLabel(name, labelKey)
  return (
    <RemoteView
      name={name}
      page={page}
      waiting={<Waiting skeleton={<PageSkeleton />} />}
      failed={(view) => <RemoteFailure label={label} {...view} />}
      broken={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  )
}
