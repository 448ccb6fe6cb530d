import './landing.css'
import { followLanguage } from '../documents/client/language'
import { followSession } from '../documents/client/session'
import { followTheme } from '../documents/client/theme'
import { startMenu } from './client/menu'
import { markSection } from './client/sections'
import { warmLinks } from './client/warm-links'

// First what does not need storage, because browsers may deny access to it.
startMenu()
markSection()
warmLinks()
followTheme()
// The same place of the document in the other language.
followLanguage(() => window.location.reload())
followSession()
