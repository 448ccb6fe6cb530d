import type { NumberInputProps } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FieldToCome } from './field-to-come'

const Later = lazy(() => import('./later').then(({ NumberInput }) => ({ default: NumberInput<number> })))

export function NumberInput(props: NumberInputProps) {
  return (
    <Suspense fallback={<FieldToCome {...props} />}>
      <Later {...props} />
    </Suspense>
  )
}
