import { listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import { missingPath, PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** The dashboard's line with the number of people in the user's own fichas who lack outcomes: a task of every head. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const ownFichas = useCall(listOwnFichas).data
  const lacking = ownFichas?.fichas.filter(({ dias_reporte, con_faltantes }) => dias_reporte !== null && con_faltantes)
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
