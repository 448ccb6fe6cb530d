import { loadsPath } from '@fichero/contract/paths'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'

interface NoReportProps {
  nroFicha: number
  mayLoad: boolean
}

/** Says where the scheduled instructors of a ficha come from, before its first report of instructors. */
export function NoReport({ nroFicha, mayLoad }: NoReportProps) {
  const { t } = useTranslation('fichas')
  const load = mayLoad && (
    <Button component={Link} to={loadsPath(nroFicha)}>
      {t('loads.action')}
    </Button>
  )
  return (
    <EmptyState title={t('scheduled.none')} action={load}>
      {t('scheduled.noneHelp')}
    </EmptyState>
  )
}
