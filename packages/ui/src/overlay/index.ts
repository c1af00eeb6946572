export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { Menu, type MenuEntry, type MenuProps } from './Menu.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
