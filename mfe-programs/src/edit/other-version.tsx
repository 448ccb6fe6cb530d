import { createProgramPath, programPath } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor, Text } from '@fichero/kit/ui'

/** Returns whether a file was refused because it is of another version of the program. */
export const isOtherVersion = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'program_other_version'

/** After a file of another version of the program: the way to the program of that version, or to creating it. */
export function OtherVersion({ error }: { error: ApiError }) {
  const { t } = useTranslation('programs')
  const versionName = useVersionName()
  const { programa, params } = error.body
  const version = String(params?.recibido)
  return (
    <Text size="sm" mt="xs">
      {t(programa ? 'versions.there' : 'versions.createHelp', { version })}{' '}
      <Anchor component={Link} to={programa ? programPath(programa.id) : createProgramPath} inherit underline="always">
        {programa
          ? t('file.open', { name: versionName(programa.nombre_programa, programa.version) })
          : t('kit:createVersion', { version })}
      </Anchor>
    </Text>
  )
}
