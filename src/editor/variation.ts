import type { BlockVariation } from '@wordpress/blocks';

/** A variation of a block: it sets some attributes, while WordPress's own type wants all of them. */
export type Variation< Attributes > = Omit<
	BlockVariation,
	'attributes' | 'isActive'
> & {
	attributes?: Partial< Attributes >;
	/** Attributes that tell it from the others, or a comparison. */
	isActive?:
		| ( keyof Attributes & string )[]
		| ( ( own: Attributes, variation: Attributes ) => boolean );
};
