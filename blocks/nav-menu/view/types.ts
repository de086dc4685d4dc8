/** The sub-menus of one menu. */
export interface SubMenus {
	buttons: HTMLElement[];
	/** The sub-menu that a button opens. */
	panelOf: ( button: Element ) => HTMLElement;
	isOpen: ( button: Element ) => boolean;
	/** Opens a sub-menu, and closes those beside it (S1 §4). */
	open: ( button: HTMLElement ) => void;
	/** Closes a sub-menu and those in it; without a button, all. */
	close: ( button?: Element ) => void;
}
