export { Dialog, type DialogProps } from './Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { Menu, type MenuEntry, type MenuProps } from './Menu.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
