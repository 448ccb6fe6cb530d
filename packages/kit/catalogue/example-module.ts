import type { ComponentType } from 'react'
import type { FakeAnswer } from '../testing/answers'

/** What a file with examples exports: components, and what the API answers them. */
export type ExampleModule = Record<string, ComponentType> & { answers?: readonly FakeAnswer[] }
