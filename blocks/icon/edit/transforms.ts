import { createBlock } from '@wordpress/blocks';
import type { Attributes } from '../attributes';
import { SHARED_ICONS } from './shared-icons';

/** What WordPress's own icon of version 7.1 has. */
type CoreIcon = {
	icon?: string;
	ariaLabel?: string;
	rotation?: number;
	flipHorizontal?: boolean;
	flipVertical?: boolean;
	anchor?: string;
	align?: 'left' | 'center' | 'right';
	textColor?: string;
	style?: { dimensions?: { width?: string }; color?: { text?: string } };
};

/** Our block, with what its supports save. */
type OwnIcon = Attributes & Pick< CoreIcon, 'style' | 'align' | 'textColor' >;

/** What both call the same. */
const sharedOf = ( {
	rotation,
	flipHorizontal,
	flipVertical,
	anchor,
	align,
	textColor,
}: CoreIcon ) => ( {
	rotation,
	flipHorizontal,
	flipVertical,
	anchor,
	align,
	textColor,
} );

const PREFIX = 'core/';

/**
 * Returns the attributes of our block. The icon stays WordPress's, which the server prints.
 *
 * @param core Attributes of `core/icon`.
 */
export const iconOf = ( core: CoreIcon ) => {
	const { icon = '', ariaLabel = '', style = {} } = core;
	return {
		...sharedOf( core ),
		icon,
		label: ariaLabel,
		...( style.dimensions?.width && { size: style.dimensions.width } ),
		...( style.color && { style: { color: style.color } } ),
	};
};

/**
 * Returns the attributes of WordPress's block, which knows its own icons by the same names.
 *
 * @param ours Attributes of our block.
 */
export const coreIconOf = ( ours: OwnIcon ): CoreIcon => {
	const { icon, label, size, style } = ours;
	return {
		...sharedOf( ours ),
		icon: icon.includes( '/' ) ? icon : PREFIX + icon,
		...( label && { ariaLabel: label } ),
		style: { ...style, dimensions: { width: size } },
	};
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/icon' ],
			transform: ( core: CoreIcon ) =>
				createBlock( 'frontage/icon', iconOf( core ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/icon' ],
			// WordPress's block has no own SVG and no link.
			isMatch: ( { source, icon, href }: Attributes ) =>
				source === 'set' &&
				href === '' &&
				( icon.includes( '/' ) || SHARED_ICONS.has( icon ) ),
			transform: ( ours: OwnIcon ) =>
				createBlock( 'core/icon', coreIconOf( ours ) ),
		},
	],
};
