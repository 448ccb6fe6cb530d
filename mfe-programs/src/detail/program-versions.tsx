import { programPath } from '@fichero/contract/paths'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { SectionTitle } from '@fichero/kit/frame'
import { SofiaText, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'
import classes from './program-versions.module.css'

/** The versions of the program's design, newest first. Each version is a separate program with its own fichas. */
export function ProgramVersions({ program: { id, versiones } }: { program: ProgramAnswer }) {
  const { t } = useTranslation('programs')
  const versionName = useVersionName()
  return (
    <section>
      <SectionTitle>{t('versions.title')}</SectionTitle>
      <ul className={classes.list}>
        {versiones.map((version, index) => {
          const name = versionName(version.nombre_programa, version.version)
          return (
            <li key={version.id}>
              {version.id === id ? (
                <span aria-current="page">
                  <SofiaText>{name}</SofiaText>
                </span>
              ) : (
                <Anchor component={Link} to={programPath(version.id)} inherit>
                  <SofiaText>{name}</SofiaText>
                </Anchor>
              )}
              {version.id === id && <span className={classes.note}>{t('versions.here')}</span>}
              {index === 0 && <StatusBadge tone="green">{t('versions.newest')}</StatusBadge>}
              {version.estado !== 'habilitado' && <StatusBadge tone="neutral">{t('disabled.state')}</StatusBadge>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
