import { createProgramPath, programPath } from '@fichero/contract/paths'
import type { ProgramVersion } from '@fichero/contract/programs.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Anchor, Text } from '@fichero/kit/ui'

interface VersionUnavailableProps {
  version: string
  /** The disabled program of this version, if there is one. */
  program: ProgramVersion | null
}

/** Shown if a program version is missing or disabled. Offers to create or reactivate it, or names whom to ask. */
export function VersionUnavailable({ version, program }: VersionUnavailableProps) {
  const { t } = useTranslation('fichas')
  const mayCreate = useCan('programs:create')
  const mayEnable = useCan('programs:enable')
  const may = program ? mayEnable : mayCreate
  return (
    <Text size="sm" component="div">
      {t(`version.${program ? 'enable' : 'create'}${may ? 'Help' : 'Ask'}`, { version })}{' '}
      {may && (
        <Anchor component={Link} to={program ? programPath(program.id) : createProgramPath} inherit underline="always">
          {t(program ? 'version.enable' : 'kit:createVersion', { version })}
        </Anchor>
      )}
    </Text>
  )
}
