import { programFichas } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { EmptyState, QueryView, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { ProgressTable } from './progress-table'

/** Progress of the program's fichas in each competency, for signed-in users. */
export function FichasProgress({ id }: { id: number }) {
  const { t } = useTranslation('programs')
  const query = useCall(programFichas, { params: { id } })
  return (
    <Stack component="section" gap="md">
      <SectionTitle>{t('standing.title')}</SectionTitle>
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} />}
        errorTitle={t('standing.failed')}
        isEmpty={({ fichas }) => fichas === 0}
        empty={<EmptyState title={t('standing.none')}>{t('standing.noneHelp')}</EmptyState>}
      >
        {(answer) => <ProgressTable answer={answer} />}
      </QueryView>
    </Stack>
  )
}
