/** Turns blocks of ours into blocks of WordPress. */
import {
	createBlock,
	getBlockType,
	getUnregisteredTypeHandlerName,
	rawHandler,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import { descriptionOf, savedContent } from '@frontage/editor';
import { withoutHarm } from './value-check';
import { holdsHidden } from './hidden';
import { withNumbers } from './images';
import { dressed, styleOf } from './style';
import { isOurs } from './scan';
import { missing, typedIn } from './type-check';
import { forSaving, isUntouched } from './skip';

/** One block of ours and what it became. */
export interface Change {
	/** Title of our block. */
	title: string;
	/** Titles of WordPress's blocks. */
	to: string[];
	/** Whether nothing is left. */
	isGone: boolean;
	/** Whether only words, images and links are left, as opposed to a block of the same kind. */
	isPlain: boolean;
	/** Texts that are no longer on the page. */
	lost: string[];
}

const isPartOf = ( child: Block, parent: Block ) =>
	isOurs( child ) &&
	!! descriptionOf( child.name )?.parent?.includes( parent.name );

const hasOurs = ( blocks: Block[] ): boolean =>
	blocks.some( ( block ) => isOurs( block ) || hasOurs( block.innerBlocks ) );

/** Before a link, so that WordPress does not make an embed of an address that stands alone. */
export const GUARD = '\uE000';

/** A link or an image without an address is none, nor is a link without text. */
const fromHtml = ( html: string ): Block[] =>
	html
		? rawHandler( {
				HTML: html
					.replace( /<a>(.*?)<\/a>/g, '$1' )
					.replace( /<a [^>]*><\/a>/g, '' )
					.replace( /<img(?![^>]* src=)[^>]*>/g, '' )
					.replace(
						/<figure>(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/g,
						( _, caption ) =>
							caption ? `<p>${ caption }</p>` : ''
					)
					.replaceAll( '<p><a ', `<p>${ GUARD }<a ` ),
			} )
		: [];

const style = ( { name, attributes }: Block ) => {
	const content = descriptionOf( name )?.frontage?.content?.attributes;
	return styleOf(
		attributes,
		Object.values( content ?? {} ).includes( '{label}' )
	);
};

const titleOf = ( { name }: Block ): string =>
	getBlockType( name )?.title ?? name;

/** What blocks are: groups only hold others together. */
const kindsOf = ( blocks: Block[] ): string[] => [
	...new Set(
		blocks
			.filter( ( { name } ) => name !== getUnregisteredTypeHandlerName() )
			.flatMap( ( block ) =>
				block.name === 'core/group'
					? kindsOf( block.innerBlocks )
					: [ titleOf( block ) ]
			)
	),
];

/** Texts of a block and of its parts. */
const typedInAll = ( block: Block ): string[] => {
	const described = descriptionOf( block.name );
	return [
		...( described ? typedIn( described, block.attributes ) : [] ),
		...block.innerBlocks.flatMap( typedInAll ),
	];
};

/** An image that is nowhere is none. */
const withoutMissingImages = ( blocks: Block[] ): Block[] =>
	blocks
		.filter(
			( block ) =>
				block.name !== 'core/image' ||
				block.attributes.url ||
				isUntouched( block )
		)
		.map( ( block ) =>
			isUntouched( block )
				? block
				: {
						...block,
						innerBlocks: withoutMissingImages( block.innerBlocks ),
					}
		);

/** Several images in a row are a gallery. */
const asGallery = ( blocks: Block[] ): Block[] =>
	blocks.length > 1 && blocks.every( ( { name } ) => name === 'core/image' )
		? [ createBlock( 'core/gallery', {}, blocks ) ]
		: blocks;

/**
 * Returns what a block saves for pages without the plugin, as blocks.
 *
 * @param block With inner blocks of WordPress and parts of its own.
 */
function plainly( block: Block ): Block[] {
	const described = descriptionOf( block.name );
	const { attributes } = block;
	const bare = { ...attributes, anchor: '', className: '' };
	const [ before = '', after = '' ] = described
		? savedContent( described, bare )
		: [];
	// The element around it would make each of them Custom HTML.
	const open = /^<(?:div|section) [^>]*>/;
	const inner = block.innerBlocks.flatMap( ( child ) =>
		isOurs( child ) ? plainly( child ) : [ child ]
	);
	const blocks = [
		...fromHtml( before.replace( open, '' ) ),
		...asGallery( inner ),
		...fromHtml( after.replace( /<\/(?:div|section)>$/, '' ) ),
	];
	const sound = withoutMissingImages( withNumbers( blocks, attributes ) );
	return dressed( sound, style( block ) );
}

/** Returns whether blocks print elements with nothing in them, now or when the server renders them. */
const isHollow = ( blocks: Block[] ): boolean => {
	const markup = serialize( blocks );
	const html = markup.replace( /<!--[^]*?-->/g, '' );
	return (
		/<\w/.test( html ) &&
		! /<img|>[^<]*[^<\s]/.test( html ) &&
		! markup.includes( '/-->' )
	);
};

/** Transforms a block, if its words all survive or are lost anyway. */
function transformed( block: Block, lost: string[] ): Block[] | null {
	const safe = withoutHarm( block );
	for ( const name of descriptionOf( block.name )?.frontage?.exitTo ?? [] ) {
		const found = getBlockType( name ) && switchToBlockType( safe, name );
		if ( ! found || hasOurs( found ) ) {
			continue;
		}
		const blocks = dressed( withoutMissingImages( found ), style( block ) );
		if ( isHollow( blocks ) ) {
			continue;
		}
		const left = missing(
			typedInAll( block ),
			serialize( forSaving( blocks ) )
		);
		if ( left.every( ( text ) => lost.includes( text ) ) ) {
			return blocks;
		}
	}
	return null;
}

/** Blocks that each block of ours becomes, and how. */
function converted( block: Block ): { blocks: Block[]; change: Change } {
	const plain = plainly( block );
	const lost = missing(
		typedInAll( block ),
		serialize( forSaving( plain ) )
	);
	const same = holdsHidden( block ) ? null : transformed( block, lost );
	const blocks = same ?? plain;
	return {
		blocks,
		change: {
			title: titleOf( block ),
			to: kindsOf( blocks ),
			isGone: ! blocks.length,
			isPlain: ! same,
			lost: same
				? missing( typedInAll( block ), serialize( forSaving( same ) ) )
				: lost,
		},
	};
}

/**
 * Returns the blocks of WordPress that a block of ours becomes.
 *
 * @param block   With its inner blocks.
 * @param changes Added to: what became what, inner blocks first.
 */
export function toCore( block: Block, changes: Change[] ): Block[] {
	const inner = ( { innerBlocks }: Block, parent = block ): Block[] =>
		innerBlocks.flatMap( ( child ) => {
			if ( ! isOurs( child ) ) {
				return [ child ];
			}
			return isPartOf( child, parent )
				? [ { ...child, innerBlocks: inner( child, child ) } ]
				: toCore( child, changes );
		} );
	const { blocks, change } = converted( {
		...block,
		innerBlocks: inner( block ),
	} );
	changes.push( change );
	return blocks;
}
