import { Select as MantineSelect, type SelectProps } from '@mantine/core'

/** A dialog is above everything else: a list outside of it would be below. */
export function Select(props: SelectProps) {
  return <MantineSelect {...props} comboboxProps={{ withinPortal: false, ...props.comboboxProps }} />
}
