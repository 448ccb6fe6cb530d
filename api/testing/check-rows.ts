import { rowChecks } from '../src/database/row-checks.js'

// Jest runs this before every spec file.
rowChecks.isOn = true
