import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { ComponentProps, ReactNode } from 'react'
import { isUnknown, NotFound } from '../not-found/not-found'
import { FichaSkeleton } from './ficha-skeleton'

interface PartPageProps<Answer> {
  part: 'map' | 'missing'
  /** As the address has it. */
  nroFicha: string
  query: ComponentProps<typeof QueryView<Answer>>['query']
  children: (answer: Answer) => ReactNode
}

/** A page that shows a part of a ficha, or says that there is no such ficha. */
export function PartPage<Answer>({ part, nroFicha, query, children }: PartPageProps<Answer>) {
  const { t } = useTranslation('fichas')
  usePageTitle(t(`${part}.titleOf`, { nro_ficha: nroFicha }))
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t(`${part}.title`)} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  return (
    <QueryView query={query} skeleton={<FichaSkeleton />} errorTitle={t(`${part}.failed`)}>
      {children}
    </QueryView>
  )
}
