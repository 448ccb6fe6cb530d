import { z } from 'zod'

/**
 * Imported before any schema by who runs in a browser: Zod would try once whether it may compile code, which the
 * content security policy forbids and reports.
 */
z.config({ jitless: true })
