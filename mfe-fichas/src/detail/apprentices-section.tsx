import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { EmptyState, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { matches } from '@fichero/kit/search'
import { FilterField } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './apprentices-section.module.css'
import { ApprenticesTable } from './apprentices-table'
import { inReadingOrder } from './enrolments'

export function ApprenticesSection({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const [search, setSearch] = useState('')
  const { aprendices } = ficha
  if (aprendices.length === 0)
    return <EmptyState title={t('detail.noApprentices')}>{t('detail.noApprenticesHelp')}</EmptyState>

  const rows = inReadingOrder(
    aprendices.filter(({ nro_documento, nombre, apellido }) => matches(search, nro_documento, nombre, apellido)),
  )
  return (
    <section aria-labelledby="apprentices" className={classes.section}>
      <SectionTitle id="apprentices">{t('detail.apprentices')}</SectionTitle>
      <Stack gap="md" mt="sm">
        <FilterField
          label={t('detail.search')}
          text={search}
          onText={setSearch}
          shown={
            rows.length === aprendices.length
              ? t('detail.people', { count: aprendices.length })
              : t('detail.peopleFound', { found: rows.length, count: aprendices.length })
          }
          none={rows.length === 0 && t('detail.nobodyFound', { text: search.trim() })}
        />
        {rows.length > 0 && <ApprenticesTable ficha={ficha} rows={rows} />}
      </Stack>
    </section>
  )
}
