// The outline icons in use; base.css sets their size and stroke. Icons are beside a text or in a button with a name, and an
// SVG without a name is not in the accessibility tree: https://www.w3.org/TR/svg-aam-1.0/#exclude_elements
export {
  IconAlertTriangle,
  IconArrowLeft,
  IconBell,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconDeviceDesktop,
  IconEdit,
  IconEye,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSearch,
  IconSun,
  IconUpload,
  IconUser,
  IconX,
} from '@tabler/icons-react'
