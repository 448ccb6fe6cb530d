import { listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import { missingPath, PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** How many people of the reader's fichas lack something. Without it, nothing would seem to wait for their head. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const own = useCall(listOwnFichas).data
  const lacking = own?.fichas.filter(({ dias_reporte, con_faltantes }) => dias_reporte !== null && con_faltantes)
  const count = lacking?.reduce((sum, { con_faltantes }) => sum + (con_faltantes ?? 0), 0)
  const [only, ...others] = lacking ?? []
  return (
    <WaitingLine
      count={count}
      to={only && others.length === 0 ? missingPath(only.nro_ficha) : `${PATHS.fichas}?mias=true`}
    >
      {count !== undefined && t('own.lacks', { count, number: number(count) })}
    </WaitingLine>
  )
}
