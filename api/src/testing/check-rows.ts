import { rowChecks } from '../database/rows.js'

// Jest runs this before every spec file.
rowChecks.isOn = true
