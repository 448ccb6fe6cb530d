import './landing.css'
import { followLanguage } from './client/language'
import { startMenu } from './client/menu'
import { markSection } from './client/sections'
import { followSession } from './client/session'
import { startThemes } from './client/theme'
import { warmShell } from './client/warm-shell'

// First what does not need storage, because browsers may deny access to it.
startMenu()
markSection()
warmShell()
startThemes()
followLanguage()
followSession()
