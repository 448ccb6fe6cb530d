import { getVersion } from '@fichero/contract/calls/status.calls'
import type { VersionAnswer } from '@fichero/contract/status.schema'
import { useCall } from '@fichero/kit/api'
import { FactList, QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { Part } from './part'
import { REFRESH_MS } from './use-ready'

/** Length of an abbreviated commit hash. */
const COMMIT_LENGTH = 10

/** The running version, and whether a newer one was announced. A separate request, so that no other part waits for it. */
export function VersionPart() {
  const { t } = useTranslation('status')
  const query = useCall(getVersion, {}, { refetchInterval: REFRESH_MS })
  const running = ({ version, commit }: VersionAnswer) =>
    commit === null ? version : t('version.ofCommit', { version, commit: commit.slice(0, COMMIT_LENGTH) })
  return (
    <Part title={t('version.title')} data={query}>
      {(data) => (
        <QueryView query={data} skeleton={<Skeleton height={80} />} errorTitle={t('version.failed')}>
          {(answer) => (
            <FactList
              facts={[
                [t('version.running'), running(answer)],
                [t('version.announced'), <Announcement key="announced" anuncio={answer.anuncio} />, 'wide'],
              ]}
            />
          )}
        </QueryView>
      )}
    </Part>
  )
}

function Announcement({ anuncio }: Pick<VersionAnswer, 'anuncio'>) {
  const { t } = useTranslation('status')
  const { date, dateTime } = useFormat()
  if (anuncio === null) return t('version.notSet')
  const { leido, falla, nueva } = anuncio
  if (leido === null) return t('version.notYet')
  if (falla !== null) return t(`version.fault.${falla}`, { moment: dateTime(leido) })
  if (nueva === null) return t('version.newest', { moment: dateTime(leido) })
  return nueva.fecha === null
    ? t('version.newer', nueva)
    : t('version.newerSince', { version: nueva.version, day: date(nueva.fecha) })
}
