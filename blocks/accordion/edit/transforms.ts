import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { fromHeadings } from '@frontage/editor';
import {
	coreFromItem,
	detailsFromItem,
	headingNumber,
	itemFromCore,
	itemFromDetails,
	itemFromPart,
} from './items';
import type { Attributes } from '../attributes';

/** Of any block. */
type AnyAttributes = Record< string, unknown >;

const accordion = ( attributes: AnyAttributes, items: Block[] ) =>
	createBlock( 'frontage/accordion', attributes, items );

const fromDetails = {
	type: 'block',
	isMultiBlock: true,
	blocks: [ 'core/details' ],
	transform: ( attributes: AnyAttributes[], inner: Block[][] ) =>
		accordion(
			{ openMode: attributes[ 0 ]?.name ? 'collapsible' : 'multiple' },
			attributes.map( ( one, index ) =>
				itemFromDetails( one, inner[ index ] ?? [] )
			)
		),
};

/** Needs WordPress 6.9 or later; without that block there is nothing to transform from. */
const fromCore = {
	type: 'block',
	blocks: [ 'core/accordion' ],
	transform: ( attributes: AnyAttributes, inner: Block[] ) =>
		accordion(
			{
				openMode: attributes.autoclose ? 'collapsible' : 'multiple',
				headingLevel: `h${ attributes.headingLevel ?? 3 }`,
				icon: attributes.showIcon === false ? 'none' : 'plus',
				iconSide: attributes.iconPosition === 'left' ? 'start' : 'end',
			},
			inner.map( itemFromCore )
		),
};

const toDetails = {
	type: 'block',
	blocks: [ 'core/details' ],
	transform: ( { openMode, anchor }: Attributes, inner: Block[] ) => {
		const name = openMode === 'multiple' ? '' : anchor || 'accordion';
		return inner.map( ( item ) => detailsFromItem( item, name ) );
	},
};

const toCore = {
	type: 'block',
	blocks: [ 'core/accordion' ],
	isMatch: () => !! getBlockType( 'core/accordion' ),
	transform: ( attributes: Attributes, inner: Block[] ) => {
		const { openMode, headingLevel, icon, iconSide } = attributes;
		return createBlock(
			'core/accordion',
			{
				autoclose: openMode !== 'multiple',
				headingLevel: headingNumber( headingLevel ),
				showIcon: icon !== 'none',
				iconPosition: iconSide === 'start' ? 'left' : 'right',
			},
			inner.map( ( item ) => coreFromItem( item, headingLevel ) )
		);
	},
};

/** Transforms from and to blocks that contain titled parts. */
export const transforms = {
	from: [
		...fromHeadings( ( parts ) =>
			accordion( {}, parts.map( itemFromPart ) )
		),
		fromDetails,
		fromCore,
	],
	to: [ toDetails, toCore ],
};
