import { listProgressLinks } from '@fichero/contract/calls/progress-links.calls'
import { fichaPath, PATHS, progressLinksPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { MoreMenu, PageHeader, QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useParams, useSearchParams } from '@fichero/kit/router'
import { Stack } from '@fichero/kit/ui'
import { isUnknown, NotFound } from '../not-found/not-found'
import { LinkSheet } from '../progress-links/link-sheet'
import { LinksTable } from '../progress-links/links-table'
import { MakeAllLinks } from '../progress-links/make-all-links'
import { RevokeLinks } from '../progress-links/revoke-links'
import { useProgressLinks } from '../progress-links/use-progress-links'

/** The links with which the apprentices of a ficha read their own progress, or the link of the one in the URL. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const [search] = useSearchParams()
  const aprendiz = search.get('aprendiz')
  usePageTitle(t('links.titleOf', { nro_ficha: nroFicha }))
  const query = useCall(listProgressLinks, { params: { nroFicha } })
  const links = useProgressLinks(nroFicha)
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('detail.title')} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  const hasLinks = query.data?.aprendices.some(({ enlace }) => enlace !== null) ?? false
  return (
    <>
      <div data-screen-only={links.made.length > 0 || undefined}>
        <PageHeader
          tab={t('detail.named', { nro_ficha: nroFicha })}
          title={t('links.title')}
          description={t('links.description')}
          breadcrumbs={[
            { label: t('list.title'), to: PATHS.fichas },
            { label: nroFicha, to: fichaPath(nroFicha) },
            { label: t('links.title') },
          ]}
          actions={
            query.data && (
              <>
                {hasLinks && (
                  <MoreMenu>
                    <RevokeLinks links={links} />
                  </MoreMenu>
                )}
                <MakeAllLinks links={links} hasLinks={hasLinks} />
              </>
            )
          }
        />
      </div>
      <Stack gap="lg">
        {links.made.length > 0 && <LinkSheet nroFicha={nroFicha} links={links.made} />}
        <div data-screen-only={links.made.length > 0 || undefined}>
          <QueryView query={query} errorTitle={t('links.error')}>
            {({ aprendices }) => (
              <>
                <LinksTable
                  nroFicha={nroFicha}
                  rows={aprendiz === null ? aprendices : aprendices.filter((row) => row.nro_documento === aprendiz)}
                  links={links}
                />
                {aprendiz !== null && <Link to={progressLinksPath(nroFicha)}>{t('links.showAll')}</Link>}
              </>
            )}
          </QueryView>
        </div>
      </Stack>
    </>
  )
}
