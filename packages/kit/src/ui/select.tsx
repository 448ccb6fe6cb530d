import type { SelectProps } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FieldToCome } from './field-to-come'

const Later = lazy(() => import('./later').then(({ Select }) => ({ default: Select<string> })))

export function Select(props: SelectProps) {
  return (
    <Suspense fallback={<FieldToCome {...props} />}>
      {/* A dialog is above everything else: a list outside of it would be below. */}
      <Later {...props} comboboxProps={{ withinPortal: false, ...props.comboboxProps }} />
    </Suspense>
  )
}
