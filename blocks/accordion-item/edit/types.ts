/** Attributes of `frontage/accordion-item`, as `block.json` describes them. */
export interface ItemAttributes extends Record< string, unknown > {
	anchor?: string;
	/** HTML. */
	title: string;
	/** Whether visitors find the item open. */
	isOpen: boolean;
}

export interface EditProps {
	attributes: ItemAttributes;
	setAttributes: ( changed: Partial< ItemAttributes > ) => void;
	clientId: string;
	isSelected: boolean;
	context: {
		'frontage/headingLevel'?: 'h3';
		'frontage/openMode'?: string;
	};
}
