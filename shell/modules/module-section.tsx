import type { NextRelease } from '@fichero/contract/next-release.schema'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { SectionTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'
import { useId } from 'react'
import { ModuleCauses } from './module-causes'
import { ModuleService } from './module-service'
import classes from './modules.module.css'
import { PinButton } from './pin-button'
import { findRelease, releaseName } from './release-state'
import { ReleasesTable } from './releases-table'
import { RetireModule } from './retire-module'
import { RollBack } from './roll-back'
import { useAudience } from './use-audience'
import { useSkippedText } from './use-skipped-text'

interface ModuleSectionProps {
  remote: ManagedRemote
  /** The announced next release of the system. */
  next: NextRelease | null
}

/** One remote: sentences about the releases that users currently get, and a table of all releases. */
export function ModuleSection({ remote, next }: ModuleSectionProps) {
  const { t, i18n } = useTranslation('modules')
  const audience = useAudience()
  const skippedText = useSkippedText()
  const { dateTime } = useFormat()
  const id = useId()
  const { nombre, titulo, activa, desde, anterior, candidata, retirado, fijada, servicio } = remote
  const title = i18n.language === 'en' ? titulo.en : titulo.es
  const since = dateTime(desde ?? retirado)
  const sentence = (key: 'active' | 'activeSince' | 'candidate' | 'previous', hash: string | null | undefined) => {
    const release = findRelease(remote, hash)
    const values = release && {
      release: releaseName(remote, release),
      audience: candidata && audience(candidata),
      since,
    }
    return values && t(`now.${key}`, values)
  }
  const sentences = [
    sentence(desde ? 'activeSince' : 'active', activa) ?? t(retirado ? 'now.retired' : 'now.none', { since }),
    sentence('candidate', candidata?.hash),
    sentence('previous', anterior),
    skippedText(remote),
  ]
  return (
    <section className={classes.module} aria-labelledby={id}>
      <div className={classes.head}>
        <SectionTitle id={id} tabIndex={-1}>
          {title} <code className={classes.name}>mfe-{nombre}</code>
        </SectionTitle>
        {fijada && <StatusBadge tone="neutral">{t('pinning.pinned')}</StatusBadge>}
        <div className={classes.tools}>
          <ModuleService remote={remote} title={title} headingId={id} />
          {!retirado && <PinButton remote={remote} title={title} />}
          <RetireModule remote={remote} title={title} headingId={id} />
          <RollBack remote={remote} title={title} headingId={id} />
        </div>
      </div>
      <p className={classes.help}>{sentences.filter(Boolean).join(' ')}</p>
      {servicio && (
        <p className={classes.help}>
          {t('service.now', { methods: ['GET', ...servicio.metodos].join(', ') })} <code>{servicio.direccion}</code>
        </p>
      )}
      <ReleasesTable remote={remote} next={next} title={title} headingId={id} />
      <ModuleCauses remote={remote} title={title} />
    </section>
  )
}
