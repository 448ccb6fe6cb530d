import type { ComponentType } from 'react'
import type { FakeAnswer } from '../testing/answers'

/** Exports of an example file: components, and the fake answers of the API for them. */
export type ExampleModule = Record<string, ComponentType> & { answers?: readonly FakeAnswer[] }
