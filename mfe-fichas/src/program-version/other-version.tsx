import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { type ApiError, useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Text } from '@fichero/kit/ui'
import { EditFicha } from '../edit/edit-ficha'
import { VersionUnavailable } from './version-unavailable'

/**
 * Shown if a report and the ficha have different versions of the program. Offers to change the ficha to the version of the
 * report, or tells the user whom to ask.
 */
export function OtherVersion({ nroFicha, error }: { nroFicha: number; error: ApiError }) {
  const { t } = useTranslation('fichas')
  const edit = EditFicha.useOpen()
  const ficha = useCall(getFicha, { params: { nroFicha } }).data
  const { programa, params } = error.body
  const version = String(params?.recibido)
  if (!ficha) return null
  if (ficha.programa_bloqueado) return <Text size="sm">{t('version.locked', { version })}</Text>
  if (programa?.estado !== 'habilitado') return <VersionUnavailable version={version} program={programa ?? null} />
  if (ficha.id_programa_formacion === programa.id) return <Text size="sm">{t('version.there', { version })}</Text>
  if (!ficha.can.edit) return <Text size="sm">{t('version.askChange', { version })}</Text>
  return (
    <>
      <Text size="sm">{t('version.changeHelp', { version })}</Text>
      <Button size="xs" mt="sm" onClick={() => edit({ nroFicha, programId: programa.id })}>
        {t('version.change', { version })}
      </Button>
    </>
  )
}
