import { Select as MantineSelect, type SelectProps } from '@mantine/core'

/** Not in a portal: a dialog would cover it. */
export function Select(props: SelectProps) {
  return <MantineSelect {...props} comboboxProps={{ withinPortal: false, ...props.comboboxProps }} />
}
