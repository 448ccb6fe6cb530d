import { PATHS } from '@fichero/contract/paths'
import type { SystemStatus } from '@fichero/contract/status.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Part } from './part'

export function DatabasePart({ base }: Pick<SystemStatus, 'base'>) {
  const { t } = useTranslation('status')
  const { number, fileSize } = useFormat()
  return (
    <Part title={t('database.title')} data={base}>
      {(data) => (
        <FactList
          facts={[
            [t('database.engine'), `${ENGINES[data.motor]} ${data.version}`],
            [t('database.answers'), `${number(data.ms)} ms`],
            [t('database.size'), fileSize(data.tamano)],
          ]}
        />
      )}
    </Part>
  )
}

/** Names of the database engines. */
const ENGINES = { sqlite: 'SQLite', mysql: 'MySQL' }

export function DiskPart({ disco, copia }: Pick<SystemStatus, 'disco' | 'copia'>) {
  const { t } = useTranslation('status')
  const { dateTime, fileSize } = useFormat()
  const last = copia && (copia.fecha ? dateTime(copia.fecha) : t('disk.noBackup'))
  return (
    <Part title={t('disk.title')} data={disco}>
      {({ libre, total }) => (
        <FactList
          facts={[
            [t('disk.free'), t('disk.of', { libre: fileSize(libre), total: fileSize(total) })],
            [t('disk.backup'), last ?? t('silent')],
          ]}
        />
      )}
    </Part>
  )
}

export function MailPart({ correo }: Pick<SystemStatus, 'correo'>) {
  const { t } = useTranslation('status')
  const { dateTime, number } = useFormat()
  return (
    <Part title={t('mail.title')} data={correo}>
      {({ configurado, ultimo, esperan, desde }) => (
        <FactList
          facts={
            configurado
              ? [
                  [t('mail.last'), ultimo ? dateTime(ultimo) : t('mail.notYet')],
                  [t('mail.waiting'), number(esperan)],
                  ...(desde ? [[t('mail.oldest'), dateTime(desde)] as [string, string]] : []),
                ]
              : [[t('mail.server'), t('mail.none'), 'wide']]
          }
        />
      )}
    </Part>
  )
}

export function WaitingPart({ espera }: Pick<SystemStatus, 'espera'>) {
  const { t } = useTranslation('status')
  const { number } = useFormat()
  return (
    <Part title={t('waiting.title')} data={espera}>
      {({ archivos, en_fila, solicitudes }) => (
        <FactList
          facts={[
            [t('waiting.files'), archivos === 0 ? t('waiting.noFiles') : t('waiting.inLine', { archivos, en_fila })],
            [
              t('waiting.requests'),
              <Link key="requests" to={PATHS.accessRequests}>
                {number(solicitudes)}
              </Link>,
            ],
          ]}
        />
      )}
    </Part>
  )
}
