import { PATHS } from '@fichero/contract/paths'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { Stack } from '@fichero/kit/ui'
import { useProgramName } from '../list/use-program-name'
import { CompetencyTable } from './competency-table'
import { CreatedSummary } from './created-summary'
import { ProgramFacts } from './program-facts'

export function ProgramView({ program }: { program: ProgramAnswer }) {
  const { t } = useTranslation('programs')
  const name = useProgramName()(program.nombre_programa)
  // The list needs a session; without one the breadcrumb is plain text.
  const list = useSession() ? { to: PATHS.programs } : {}
  usePageTitle(name)

  return (
    <>
      <PageHeader title={name} breadcrumbs={[{ label: t('nav'), ...list }, { label: name }]} />
      <Stack gap="lg">
        <CreatedSummary />
        <ProgramFacts program={program} />
        {program.competencias.length > 0 ? (
          <CompetencyTable competencies={program.competencias} />
        ) : (
          <EmptyState title={t('detail.emptyTitle')}>{t('detail.empty')}</EmptyState>
        )}
      </Stack>
    </>
  )
}
