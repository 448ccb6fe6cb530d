import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Button, TextInput, Title } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './apprentices-section.module.css'
import { ApprenticesTable } from './apprentices-table'
import { inReadingOrder, matching } from './enrolments'

export function ApprenticesSection({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const [search, setSearch] = useState('')
  const { aprendices } = ficha
  if (aprendices.length === 0)
    return <EmptyState title={t('detail.noApprentices')}>{t('detail.noApprenticesHelp')}</EmptyState>

  const rows = inReadingOrder(matching(aprendices, search))
  return (
    <section aria-labelledby="apprentices" className={classes.section}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="apprentices">
          {t('detail.apprentices')}
        </Title>
        <p className={classes.count} role="status">
          {rows.length === aprendices.length
            ? t('detail.people', { count: aprendices.length })
            : t('detail.peopleFound', { found: rows.length, count: aprendices.length })}
        </p>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('detail.search')}
          placeholder={t('detail.search')}
          leftSection={<IconSearch />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {rows.length > 0 ? (
        <ApprenticesTable ficha={ficha} rows={rows} />
      ) : (
        <EmptyState
          title={t('detail.nobodyFound', { text: search.trim() })}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('kit:clearSearch')}
            </Button>
          }
        />
      )}
    </section>
  )
}
