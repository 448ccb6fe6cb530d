import './landing.css'
import { followLanguage } from './client/language'
import { startMenu } from './client/menu'
import { markSection } from './client/sections'
import { followSession } from './client/session'
import { startThemes } from './client/theme'
import { warmShell } from './client/warm-shell'

// First what needs no storage, which a browser may refuse.
startMenu()
markSection()
warmShell()
startThemes()
followLanguage()
followSession()
