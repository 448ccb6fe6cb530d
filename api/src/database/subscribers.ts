import type { EntitySubscriberInterface } from 'typeorm'

/** TypeORM subscribers of every data source. Empty unless tracing is on. */
export const SUBSCRIBERS: (new () => EntitySubscriberInterface)[] = []
