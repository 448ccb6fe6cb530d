import { programPath } from '@fichero/contract/paths'
import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor } from '@fichero/kit/ui'

/** Notice that the file has another version of existing programs, with links to these programs. */
export function NewVersion({ content: { codigo, version, versiones } }: { content: ProgramFileAnswer }) {
  const { t } = useTranslation('programs')
  const versionName = useVersionName()
  const [newest] = versiones
  if (!newest) return null
  const count = versiones.length
  const others = versiones.map((other) => other.version ?? t('detail.unknown')).join(', ')
  const name = versionName(newest.nombre_programa, null)
  return (
    <Announced>
      <Alert color="gray" role="note">
        <span>
          {version === null
            ? t('versions.unknown', { code: codigo, name })
            : t('versions.beside', { count, version, name, others })}
        </span>{' '}
        {versiones.map((other) => (
          <div key={other.id}>
            <Anchor component={Link} to={programPath(other.id)} inherit underline="always">
              {t('file.open', { name: versionName(other.nombre_programa, other.version) })}
            </Anchor>
          </div>
        ))}
      </Alert>
    </Announced>
  )
}
