import type { StatusFault } from '@fichero/contract/enums'
import type { StatusAnswer, StatusRelease } from '@fichero/contract/status.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import classes from './status.module.css'
import type { Readiness } from './use-ready'

type Params = StatusAnswer['fallas'][number]['params']

interface VerdictProps {
  faults: { codigo: StatusFault | Exclude<Readiness, 'ready'>; params: Params }[]
  /** The releases that faults refer to. */
  releases?: StatusRelease[]
  /** Whether there is data without a backup, which is a fault only after some hours. */
  lacksBackup?: boolean
}

/** A list of the faults, each with what to do, or a message that there are no faults. */
export function Verdict({ faults, releases = [], lacksBackup = false }: VerdictProps) {
  const { t, i18n } = useTranslation('status')
  const { dateTime, fileSize } = useFormat()
  const formatted = ({ parte, modulo, libre, desde, ...params }: Params): Params => ({
    ...params,
    ...(parte && { parte: t(`part.${parte}`) }),
    ...(modulo && { modulo: titleOf(String(modulo), releases, i18n.language) }),
    ...(libre !== undefined && { libre: fileSize(Number(libre)) }),
    ...(desde && { desde: dateTime(String(desde)) }),
  })
  if (faults.length === 0)
    return (
      <Alert color="green" role="status" title={t('well')}>
        {t(lacksBackup ? 'noBackup' : 'wellHint')}
      </Alert>
    )
  return (
    <Alert color="orange" role="status" title={t('wrong', { count: faults.length })}>
      <ul className={classes.faults}>
        {faults.map(({ codigo, params }) => (
          <li key={`${codigo} ${Object.values(params)}`}>{t(`fault.${codigo}`, formatted(params))}</li>
        ))}
      </ul>
    </Alert>
  )
}

const titleOf = (nombre: string, releases: StatusRelease[], language: string) =>
  releases.find((release) => release.nombre === nombre)?.titulo[language === 'en' ? 'en' : 'es'] ?? nombre
