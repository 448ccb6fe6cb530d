import { Select as MantineSelect, type OptionsFilter, type SelectProps } from '@mantine/core'
import { matches } from '../search'

/** Finds options by words in any order and without accents, like every search of the kit. */
const byWords: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'value' in option && matches(search, option.label))

/**
 * A choice of many options, searched by typing words in any order and without accents. For short lists use `NativeSelect` of
 * `kit/ui`. Its list is not in a portal, which a dialog would cover.
 * @keys ↓ opens the list, ↑ and ↓ go through it, Enter chooses, Escape closes it.
 */
export function Select(props: SelectProps) {
  return <MantineSelect filter={byWords} {...props} comboboxProps={{ withinPortal: false, ...props.comboboxProps }} />
}
