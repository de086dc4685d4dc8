/** Attributes of `frontage/image-swap`, as `block.json` describes them. */
export interface SwapAttributes extends Record< string, unknown > {
	anchor?: string;
	firstId: number;
	firstUrl: string;
	firstAlt: string;
	secondId: number;
	secondUrl: string;
	secondAlt: string;
	trigger: 'hover' | 'click';
	effect: 'fade' | 'slide' | 'zoom';
	/** Width to height, such as `3/2`. */
	ratio: string;
	/** Milliseconds. */
	duration: number;
	/** Where a press leads, while the mouse swaps. */
	href: string;
	opensInNewTab: boolean;
	caption: string;
}

/** What the editor gives the block. */
export interface EditProps {
	attributes: SwapAttributes;
	setAttributes: ( changed: Partial< SwapAttributes > ) => void;
}
