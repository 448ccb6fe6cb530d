import { PATHS } from '@fichero/contract/paths'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { languageOfProgram, SofiaText, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Place } from '@fichero/kit/places'
import { useSession } from '@fichero/kit/session'
import { Stack } from '@fichero/kit/ui'
import { EditProgramButton } from '../edit/edit-program-button'
import { DisabledNotice } from '../states/disabled-notice'
import { ProgramStateButton } from '../states/program-state-button'
import { Competencies } from './competencies'
import { CreatedSummary } from './created-summary'
import { ProgramDownloads } from './program-downloads'
import { ProgramFacts } from './program-facts'
import { ProgramVersions } from './program-versions'

/** The page of a program, once the data are loaded. */
export function ProgramView({ program }: { program: ProgramAnswer }) {
  const { t, i18n } = useTranslation('programs')
  const { versiones } = program
  const name = useVersionName()(program.nombre_programa, versiones.length > 1 ? program.version : null)
  // The list needs a session; without one the breadcrumb is plain text.
  const isSignedIn = useSession() !== null
  const list = isSignedIn ? { to: PATHS.programs } : {}
  usePageTitle(name)

  return (
    <>
      <PageHeader
        title={<SofiaText>{name}</SofiaText>}
        breadcrumbs={[
          { label: t('nav'), ...list },
          { label: name, lang: languageOfProgram(name, i18n.language) },
        ]}
        actions={
          <>
            <EditProgramButton program={program} name={name} />
            <ProgramStateButton program={program} name={name} verb="disable" />
          </>
        }
      />
      <DisabledNotice program={program} name={name} />
      <Stack gap="lg">
        <CreatedSummary />
        <ProgramFacts program={program} />
        {versiones.length > 1 && <ProgramVersions program={program} />}
        {program.competencias.length > 0 ? (
          <Competencies program={program} />
        ) : (
          <EmptyState title={t('detail.emptyTitle')}>{t('detail.empty')}</EmptyState>
        )}
        <Place name="program.section" given={{ id: program.id }} />
        {isSignedIn && <ProgramDownloads id={program.id} />}
      </Stack>
    </>
  )
}
