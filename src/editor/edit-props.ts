/** What a block's settings need of it. */
export interface SettingsProps< Attributes > {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

/** What the editor gives a block's `edit`. */
export interface EditProps<
	Attributes,
	Context = object,
> extends SettingsProps< Attributes > {
	clientId: string;
	isSelected: boolean;
	context: Context;
}
