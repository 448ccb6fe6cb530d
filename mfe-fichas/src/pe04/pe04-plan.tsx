import type { Pe04Comparison, Pe04Input } from '@fichero/contract/pe04.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, NativeSelect, Stack, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from '../bottom-bar/bottom-bar.module.css'
import { Pe04Table } from './pe04-table'
import { chosenOf, countKinds, type PlanRow, planRows, type Shown, shownRows } from './plan-rows'
import { useValueText } from './use-value-text'

interface Pe04PlanProps {
  comparison: Pe04Comparison
  isLoading: boolean
  onLoad: (chosen: Required<Pick<Pe04Input, 'crear' | 'cambiar'>>) => void
}

/** What a PE-04 would change, line by line, to select and take over. */
export function Pe04Plan({ comparison, isLoading, onLoad }: Pe04PlanProps) {
  const { t } = useTranslation('fichas')
  const { kindText } = useValueText()
  const [shown, setShown] = useState<Shown>('todo')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const all = planRows(comparison)
  const rows = shownRows(all, shown)
  const isSelected = ({ key, canTake }: PlanRow) => canTake && selected.has(key)
  const chosen = all.filter(isSelected)
  const add = (more: PlanRow[]) => setSelected(new Set([...selected, ...more.map(({ key }) => key)]))
  const toggle = ({ key }: PlanRow) => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    setSelected(next)
  }
  const takeable = rows.filter(({ canTake }) => canTake)
  const choices = [
    { value: 'todo', label: t('pe04.shown.all', { count: shownRows(all, 'todo').length }) },
    ...countKinds(all).map(([kind, count]) => ({
      value: kind,
      label: t('pe04.shown.kind', { kind: kindText(kind), count }),
    })),
  ]
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('pe04.show')}
        value={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.value as Shown)}
        data={choices}
      />
      {rows.length === 0 ? (
        <Text>{t('pe04.nothing')}</Text>
      ) : (
        <Pe04Table key={shown} rows={rows} isSelected={isSelected} onToggle={toggle} />
      )}
      <Group gap="sm" className={classes.bar} data-bottom-bar>
        <Announced changesOnly>
          <Text size="sm" c="dimmed">
            {chosen.length === 0 ? t('pe04.noneSelected') : t('pe04.count', { count: chosen.length })}
          </Text>
        </Announced>
        {takeable.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => add(takeable)}>
            {t('pe04.selectShown', { count: takeable.length })}
          </Button>
        )}
        {chosen.length > 0 && (
          <>
            <Button variant="default" size="compact-sm" onClick={() => setSelected(new Set())}>
              {t('pe04.clear')}
            </Button>
            <Button loading={isLoading} onClick={() => onLoad(chosenOf(chosen))}>
              {t('pe04.apply')}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  )
}
