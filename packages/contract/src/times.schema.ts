import { z } from 'zod'

// Days and times in answers, with their metadata for the API's description. `common.schema.ts` has the `day` of requests.

/** A day, `YYYY-MM-DD`. */
export const calendarDay = z
  .string()
  .meta({ format: 'date', description: 'A calendar day in Colombia.', example: '2026-08-05' })

/** An instant in ISO format, in UTC. */
export const instant = z
  .string()
  .meta({ format: 'date-time', description: 'An instant, in UTC.', example: '2026-11-24T15:04:05.000Z' })

/** Without a time zone offset, so its format is not `date-time`. */
export const localTime = z
  .string()
  .meta({ description: 'Local time of Colombia, `YYYY-MM-DD HH:MM:SS`.', example: '2026-03-12 09:41:00' })
