import type { Program } from '@fichero/contract/programs.schema'
import { languageOfProgram, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, Options, Tabs, useMediaQuery } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { ALL_PROGRAMS, type ProgramChoice } from './list-address'

/** More tabs do not fit side by side, so a select replaces them. */
const MAX_TABS = 5

interface ProgramPickerProps {
  programs: Program[]
  selected: ProgramChoice
  onSelect: (choice: ProgramChoice) => void
  /** Renders the list. `field` is the select of programs, to render among the filters; null if there are tabs. */
  children: (field: ReactNode) => ReactNode
}

/** Tabs, or a select, to choose one program or all of them. */
export function ProgramPicker({ programs, selected, onSelect, children }: ProgramPickerProps) {
  const { t, i18n } = useTranslation('fichas')
  const nameOf = useProgramNames(programs)
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const value = String(selected)
  const choices = [
    ...programs.map((program) => ({
      value: String(program.id),
      label: nameOf(program),
      lang: languageOfProgram(nameOf(program), i18n.language),
    })),
    { value: ALL_PROGRAMS, label: t('behind.allPrograms') },
  ]
  const choose = (chosen: string | null) => {
    if (chosen && chosen !== value) onSelect(chosen === ALL_PROGRAMS ? chosen : Number(chosen))
  }

  if (wide && choices.length <= MAX_TABS)
    return (
      <Tabs value={value} onChange={choose}>
        <Tabs.List aria-label={t('kit:label.programa')} mb="sm">
          {choices.map((choice) => (
            <Tabs.Tab key={choice.value} value={choice.value} lang={'lang' in choice ? choice.lang : undefined}>
              {choice.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={value}>{children(null)}</Tabs.Panel>
      </Tabs>
    )
  return children(
    <NativeSelect label={t('kit:label.programa')} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      <Options choices={choices} />
    </NativeSelect>,
  )
}
