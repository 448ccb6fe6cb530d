import { auditActionText } from '@fichero/contract/audit-text'
import { DateField } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button, NativeSelect } from '@fichero/kit/ui'
import { useEffect, useState } from 'react'
import { actionsByArea, type Filters, hasFilters, isDay, NO_FILTERS, WITH_SIGN_INS } from './activity-filters'
import { useAuditTexts } from './audit-texts'
import classes from './filter-bar.module.css'
import { PersonFilter } from './person-filter'

interface FilterBarProps {
  filters: Filters
  pages: Pages
}

/** Filters of the audit log by person, action and days. The URL stores them. */
export function FilterBar({ filters, pages }: FilterBarProps) {
  const { t } = useTranslation('instructors')
  const { translate } = useAuditTexts()
  const choose: (name: keyof Filters, value: string | undefined) => void = pages.choose
  const { usuario, accion, desde, hasta, entidad } = filters
  const isBackwards = desde !== undefined && hasta !== undefined && hasta < desde
  const choices = actionsByArea().map(({ area, actions }) => ({
    group: translate(`area.${area}`),
    items: [
      ...(actions.length > 1 ? [{ value: area, label: t('activity.allOf', { area: translate(`area.${area}`) }) }] : []),
      ...actions.map((value) => ({ value, label: auditActionText(value, translate) })),
    ],
  }))
  return (
    <search className={classes.bar}>
      <PersonFilter chosen={usuario} onChoose={(value) => choose('usuario', value)} />
      <NativeSelect
        label={t('activity.what')}
        value={accion ?? ''}
        data={[
          { value: '', label: t('activity.noSignIns') },
          { value: WITH_SIGN_INS, label: t('activity.withSignIns') },
          ...choices,
        ]}
        onChange={({ currentTarget }) => choose('accion', currentTarget.value)}
      />
      <DayFilter label={t('activity.from')} day={desde} onDay={(value) => choose('desde', value)} />
      <DayFilter
        label={t('activity.to')}
        day={hasta}
        error={isBackwards && t('activity.order')}
        onDay={(value) => choose('hasta', value)}
      />
      {hasFilters(filters) && (
        <div className={classes.clear}>
          {entidad !== undefined && (
            <Button
              component={Link}
              to={pages.filtered({ entidad: undefined, entidad_id: undefined })}
              variant="light"
              size="xs"
            >
              {t('activity.onlyShown')}
            </Button>
          )}
          <Button component={Link} to={pages.filtered(NO_FILTERS)} variant="subtle" size="xs">
            {t('activity.clear')}
          </Button>
        </div>
      )}
    </search>
  )
}

interface DayFilterProps {
  label: string
  day: string | undefined
  error?: string | false
  onDay: (day: string | undefined) => void
}

/** Date field. Stores the typed text in the URL once the text is a valid day or empty. */
function DayFilter({ label, day, error, onDay }: DayFilterProps) {
  const { t } = useTranslation('instructors')
  const [typed, setTyped] = useState(day ?? '')
  const [isBlurred, setBlurred] = useState(false)
  useEffect(() => setTyped(day ?? ''), [day])
  const isWrong = typed !== '' && !isDay(typed)
  return (
    <DateField
      label={label}
      value={typed}
      error={isWrong && isBlurred ? t('kit:field.date_invalid') : error}
      onChange={(text) => {
        setTyped(text)
        setBlurred(false)
        if (text === '' || isDay(text)) onDay(text || undefined)
      }}
      onBlur={() => setBlurred(true)}
    />
  )
}
