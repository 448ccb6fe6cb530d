import { type BoxProps, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface FieldToComeProps extends Pick<BoxProps, 'maw' | 'mb' | 'mt' | 'w'> {
  label?: ReactNode
  description?: ReactNode
}

/** Holds a field's place, with its words, until its code is here. */
export function FieldToCome({ label, description, maw, mb, mt, w }: FieldToComeProps) {
  return <TextInput label={label} description={description} maw={maw} mb={mb} mt={mt} w={w} disabled />
}
