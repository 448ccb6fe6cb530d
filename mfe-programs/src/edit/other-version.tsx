import { createProgramPath, programPath } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor, Text } from '@fichero/kit/ui'

/** Whether the API rejected a file because the file has another version of the program. */
export const isOtherVersion = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'program_other_version'

/** Links to the program whose version the rejected file has, or to the form that creates this program. */
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
