import { listManagedRemotes } from '@fichero/contract/calls/releases.calls'
import { useCall } from '@fichero/kit/api'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { DeployTokens } from './deploy-tokens'
import { ModuleSection } from './module-section'
import classes from './modules.module.css'
import { NextRelease } from './next-release'

/** Refetch interval in ms: releases may fail, and other administrators may make changes, while the page is open. */
const REFRESH_MS = 20_000

const skeleton = (
  <Stack gap="xl" aria-busy="true">
    <Skeleton height={220} />
    <Skeleton height={220} />
  </Stack>
)

/** For administrators: which release of each remote users get, and the deploy tokens. */
export function Page() {
  const { t } = useTranslation('modules')
  const query = useCall(listManagedRemotes, {}, { refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHeader title={t('shell:layout.modules')} description={t('description')} />
      <div className={classes.page}>
        <QueryView
          query={query}
          skeleton={skeleton}
          errorTitle={t('failed')}
          isEmpty={({ remotos }) => remotos.length === 0}
          empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        >
          {({ remotos, proxima }) =>
            remotos.map((remote) => <ModuleSection key={remote.nombre} remote={remote} next={proxima} />)
          }
        </QueryView>
        {query.data && <NextRelease next={query.data.proxima} />}
        <DeployTokens remoteNames={query.data?.remotos.map(({ nombre }) => nombre) ?? []} />
      </div>
    </>
  )
}
