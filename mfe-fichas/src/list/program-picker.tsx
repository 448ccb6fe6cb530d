import type { Program } from '@fichero/contract/programs.schema'
import { useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, Tabs, useMediaQuery } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

/** More names do not fit side by side. */
const MAX_TABS = 4

interface ProgramPickerProps {
  programs: Program[]
  selected: number
  onSelect: (id: number) => void
  /** Content for the selected program. */
  children: ReactNode
}

export function ProgramPicker({ programs, selected, onSelect, children }: ProgramPickerProps) {
  const { t } = useTranslation('fichas')
  const nameOf = useProgramNames(programs)
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const value = String(selected)
  const choose = (id: string | null) => {
    if (id && id !== value) onSelect(Number(id))
  }

  if (wide && programs.length <= MAX_TABS)
    return (
      <Tabs value={value} onChange={choose}>
        <Tabs.List aria-label={t('kit:label.program')} mb="lg">
          {programs.map((program) => (
            <Tabs.Tab key={program.id} value={String(program.id)}>
              {nameOf(program)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={value}>{children}</Tabs.Panel>
      </Tabs>
    )
  return (
    <>
      <NativeSelect
        label={t('kit:label.program')}
        data={programs.map((program) => ({ value: String(program.id), label: nameOf(program) }))}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
        maw={560}
        mb="lg"
      />
      {children}
    </>
  )
}
