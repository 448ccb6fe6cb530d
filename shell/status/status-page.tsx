import { getStatus } from '@fichero/contract/calls/status.calls'
import { useCall } from '@fichero/kit/api'
import { PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { DatabasePart, DiskPart, MailPart, WaitingPart } from './fact-parts'
import { NodesPart } from './nodes-part'
import { ReleasesPart } from './releases-part'
import classes from './status.module.css'
import { REFRESH_MS, useReady } from './use-ready'
import { Verdict } from './verdict'
import { VersionPart } from './version-part'

const skeleton = (
  <Stack gap="xl" aria-busy="true">
    <Skeleton height={60} />
    <Skeleton height={240} />
    <Skeleton height={160} />
  </Stack>
)

/** For administrators, the page Estado: first the faults, then each part of the running system. */
export function Page() {
  const { t } = useTranslation('status')
  const query = useCall(getStatus, {}, { refetchInterval: REFRESH_MS })
  const readiness = useReady()
  const isReady = readiness === 'ready'
  return (
    <>
      <PageHeader title={t('shell:layout.status')} description={t('description')} />
      <div className={classes.page}>
        {!isReady && <Verdict faults={[{ codigo: readiness, params: {} }]} />}
        <QueryView query={query} skeleton={skeleton} errorTitle={t('failed')}>
          {({ fallas, nodos, base, disco, copia, correo, espera, modulos }) => (
            <>
              {(isReady || fallas.length > 0) && (
                <Verdict
                  faults={fallas}
                  releases={modulos ?? []}
                  lacksBackup={copia !== null && copia.fecha === null && copia.desde !== null}
                />
              )}
              <div className={classes.parts}>
                <DatabasePart base={base} />
                <DiskPart disco={disco} copia={copia} />
                <MailPart correo={correo} />
                <WaitingPart espera={espera} />
              </div>
              <NodesPart nodos={nodos} />
              <VersionPart />
              <ReleasesPart modulos={modulos} />
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}
