import { Waiting } from '@fichero/kit/frame'
import { PageSkeleton } from './page-skeleton'
import { RemoteFailure } from './remote-failure'
import { RemoteView } from './remote-view'
import { useModuleName } from './use-label'

interface Props {
  name: string
  page: string
}

/** A remote's page inside the app frame. */
export function RemotePage({ name, page }: Props) {
  const label = useModuleName(name)
  return (
    <RemoteView
      name={name}
      page={page}
      waiting={<Waiting skeleton={<PageSkeleton />} />}
      failed={(view) => <RemoteFailure label={label} {...view} />}
    />
  )
}
