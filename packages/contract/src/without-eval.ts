import { z } from 'zod'

/**
 * Code that runs in a browser must import this file before any schema: otherwise Zod tests once whether it may use `eval`, which
 * the content security policy forbids and reports.
 */
z.config({ jitless: true })
