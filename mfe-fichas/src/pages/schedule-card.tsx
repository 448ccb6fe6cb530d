import { getSchedule } from '@fichero/contract/calls/dashboard.calls'
import type { ScheduleAnswer } from '@fichero/contract/schedule.schema'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, Section, type View, ViewSwitch } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { ScheduleBody } from '../schedule/schedule-body'

/**
 * The dashboard's card of fichas that are behind their dates: all fichas for users who administer them, else the user's own. Not
 * rendered if there are none.
 */
export function Page() {
  const { t } = useTranslation('fichas')
  const administers = useCan('fichas:edit')
  const schedule = useCall(getSchedule, administers ? {} : { query: { mias: true } })
  const [view, setView] = useKept<View>('view of schedule', 'chart')
  if (schedule.data && hasNone(schedule.data)) return null
  return (
    <Section
      id="fechas"
      title={administers ? t('schedule.title') : t('schedule.own')}
      tools={(schedule.data?.fichas.length ?? 0) > 0 && <ViewSwitch of="fechas" view={view} onChange={setView} />}
    >
      <QueryView query={schedule} errorTitle={t('schedule.failed')} skeleton={<CardSkeleton />}>
        {(answer) => <ScheduleBody answer={answer} view={view} />}
      </QueryView>
    </Section>
  )
}

const hasNone = ({ fichas, omitidas }: ScheduleAnswer) =>
  fichas.length === 0 && Object.values(omitidas).every((count) => count === 0)
