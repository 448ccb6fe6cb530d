import { Select as MantineSelect, type OptionsFilter, type SelectProps } from '@mantine/core'
import { matches } from '../search'

/** Words in any order and without accents, as everywhere else. */
const byWords: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'value' in option && matches(search, option.label))

/**
 * A choice of many, searched by typing words in any order and without accents. Short lists are `NativeSelect` of `kit/ui`. Not
 * in a portal: a dialog would cover it.
 * @keys ↓ opens the list, ↑ and ↓ go through it, Enter chooses, Escape closes it.
 */
export function Select(props: SelectProps) {
  return <MantineSelect filter={byWords} {...props} comboboxProps={{ withinPortal: false, ...props.comboboxProps }} />
}
