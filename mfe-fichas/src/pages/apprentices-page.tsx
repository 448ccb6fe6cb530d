import { listDashboardApprentices } from '@fichero/contract/calls/dashboard.calls'
import type { DashboardApprenticesAnswer } from '@fichero/contract/dashboard.schema'
import { TYT_GROUPS } from '@fichero/contract/enums'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { Readiness } from '@fichero/kit/ficha'
import { EmptyState } from '@fichero/kit/frame'
import { personDocument, SofiaText, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, ListScreen, PagedTable, readChoice, readKey, usePages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { type Column } from '@fichero/kit/table'
import { Button } from '@fichero/kit/ui'
import { useMemo } from 'react'
import { FichaLink, PersonName } from '../enrolment/person-name'
import { personStep } from '../enrolment/person-step'
import { ShortPerson } from '../enrolment/short-person'
import { ProgramFilter } from '../list/program-filter'

type Apprentice = DashboardApprenticesAnswer['aprendices'][number]

/** The list of apprentices to which figures of the dashboard link. */
export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const columns = useColumns()
  const { page, limit } = pages
  const tyt = readChoice(pages.search, 'tyt', TYT_GROUPS)
  const programId = readKey(pages.search, 'programa')
  const mias = readFlag(pages.search, 'mias')
  const sinContacto = readFlag(pages.search, 'sinContacto')
  const apprentices = useCall(
    listDashboardApprentices,
    { query: { tyt, programId, mias, sinContacto, page, limit } },
    { placeholderData: keepPreviousData },
  )
  const kind = sinContacto ? 'unreached' : (tyt ?? 'all')
  const title = t(`apprentices.title.${kind}`)
  const choices = [undefined, ...TYT_GROUPS].map((value) => ({
    value,
    label: value ? t(`tyt.group.${value}`) : t('apprentices.all'),
    to: pages.filtered({ tyt: value }),
  }))
  return (
    <ListScreen
      title={title}
      description={t(`apprentices.description.${kind}`)}
      filters={
        <>
          <FilterLinks label={t('apprentices.filter')} choices={choices} chosen={tyt} />
          <ProgramFilter chosen={programId} pages={pages} />
          {(mias || sinContacto) && (
            <Button component={Link} to={pages.filtered(NO_FLAGS)} variant="light" size="xs">
              {mias ? t('apprentices.onlyOwn') : t('apprentices.onlyUnreached')}
            </Button>
          )}
        </>
      }
    >
      <PagedTable
        query={apprentices}
        pages={pages}
        rowsOf={(answer) => answer.aprendices}
        rowKey={({ nro_documento, nro_ficha }) => `${nro_documento} ${nro_ficha}`}
        caption={title}
        columns={columns}
        short={shortOf}
        stepOf={personStep}
        errorTitle={t('apprentices.failed')}
        empty={<EmptyState title={t('apprentices.none')}>{t('apprentices.noneHint')}</EmptyState>}
      />
    </ListScreen>
  )
}

const shortOf = (person: Apprentice) => <ShortPerson person={person} />

/** Returns true if the URL parameter is `true`; otherwise undefined, which means no filter. */
const readFlag = (search: URLSearchParams, name: string) => search.get(name) === 'true' || undefined

/** URL changes that remove the filters by the user's own fichas and by missing contact data. */
const NO_FLAGS = { mias: undefined, sinContacto: undefined }

function useColumns(): Column<Apprentice>[] {
  const { t } = useTranslation('fichas')
  return useMemo<Column<Apprentice>[]>(
    () => [
      {
        id: 'person',
        header: t('apprentices.person'),
        cell: (person) => <PersonName person={person} />,
      },
      { id: 'document', header: t('kit:label.nro_documento'), cell: personDocument },
      {
        id: 'ficha',
        header: t('field.ficha'),
        cell: ({ nro_ficha }) => <FichaLink nroFicha={nro_ficha} />,
      },
      {
        id: 'program',
        header: t('behind.program'),
        cell: ({ nombre_programa }) => <SofiaText>{nombre_programa}</SofiaText>,
      },
      {
        id: 'progress',
        header: t('apprentices.progress'),
        cell: (apprentice) => <Readiness progress={apprentice} />,
      },
    ],
    [t],
  )
}
