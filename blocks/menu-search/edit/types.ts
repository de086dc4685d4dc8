/** Attributes of `frontage/menu-search`, as `block.json` describes them. */
export interface MenuSearchAttributes extends Record< string, unknown > {
	anchor?: string;
	placeholder: string;
	types: string[];
	perType: number;
	/** The menus beside it make room. */
	hidesMenus: boolean;
}
