import type { EntitySubscriberInterface } from 'typeorm'

/** Classes that follow each statement. There are none unless traces are sent. */
export const WATCHERS: (new () => EntitySubscriberInterface)[] = []
