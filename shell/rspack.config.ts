import { defineShell } from '@fichero/build/define-shell'

export default defineShell(import.meta.dirname)
