import { PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { FactList, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Place } from '@fichero/kit/places'
import { FichaReports, Paper, PrintButton } from '@fichero/kit/print'
import { Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { InstructorButtons } from '../detail/instructor-buttons'
import { usePersonFacts } from '../detail/use-person-facts'
import { EditInstructor } from '../edit/edit-instructor'
import { NewLinkResult } from '../link/new-link-result'
import { RequestNotice } from './request-notice'
import { StateNotice } from './state-notice'

/** The page of a person, once the data are loaded. */
export function PersonView({ user }: { user: UserAnswer['user'] }) {
  const { t } = useTranslation('instructors')
  const [isMailed, setMailed] = useState(false)
  const name = fullName(user)
  usePageTitle(name)

  const type = t(`kit:value.tipo.${user.tipo}`)
  const role = user.tipo === 'ninguno' ? type : t('print.role', { type })
  const numbered = `${user.tipo_documento} ${user.nro_documento}`
  return (
    <Paper about={`${name} · ${numbered}`} signers={[{ name, role, document: numbered }]}>
      <PageHeader
        title={<span translate="no">{name}</span>}
        breadcrumbs={[
          { label: t('list.title'), to: PATHS.instructors },
          { label: name, translate: 'no' },
        ]}
        actions={
          <EditInstructor.Host>
            <InstructorButtons user={user} onMailed={() => setMailed(true)} />
            <PrintButton />
          </EditInstructor.Host>
        }
      />
      <StateNotice user={user} />
      <RequestNotice user={user} onMailed={() => setMailed(true)} />
      <Stack gap="lg">
        <NewLinkResult user={user} isMailed={isMailed} />
        <FactList label={t('person.facts')} facts={usePersonFacts(user)} />
        <Place name="person.section" given={{ id: user.id, document: user.nro_documento }} />
        <FichaReports fichas={user.fichas} />
      </Stack>
    </Paper>
  )
}
