/** Replaces our blocks in a post's text by those of WordPress. */
import { createBlock, serialize, type Block } from '@wordpress/blocks';
import { GUARD, toCore, type Change } from './equivalent';
import { wordsIn } from './extensions';
import { asHidden, canHide, inHiddenGroup, isConditional } from './hidden';
import { addAddresses, addressesOf, withoutAddress } from './images';
import type { Lost } from './lost-text';
import { EXTENSIONS, isOurs, scan, splice, type Source } from './scan';
import { forget, forSaving, readBlock } from './skip';

type Values = Record< string, unknown >;

export interface Conversion {
	content: string;
	/** Number of our blocks. */
	blocks: number;
	/** Number of blocks of WordPress with settings of ours. */
	extended: number;
	/** Number of blocks that not everybody saw and that WordPress hides from everybody now. */
	hidden: number;
	/** Number of such blocks that stay as they are, because this WordPress cannot hide them. */
	left: number;
	changes: Change[];
	/** Texts in settings of extensions, which are removed. */
	lost: Lost[];
}

const all = ( sources: Source[] ): Source[] =>
	sources.flatMap( ( source ) => [ source, ...all( source.inner ) ] );

/** As WordPress does it, what cannot be read counts as nothing. */
function valuesOf( { json }: Source ): Values {
	try {
		return JSON.parse( json || '{}' ) as Values;
	} catch {
		return {};
	}
}

const isExtended = ( source: Source ) =>
	! isOurs( source ) &&
	source.json.includes( `"${ EXTENSIONS }"` ) &&
	EXTENSIONS in valuesOf( source );

const hides = ( source: Source ): boolean =>
	isConditional( valuesOf( source ) );

/**
 * Writes attributes as WordPress does, so that they neither end the comment nor are HTML.
 *
 * @param values Attributes.
 */
const written = ( values: Values ): string =>
	JSON.stringify( values )
		.replaceAll( '\\\\', '\\u005c' )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );

/** The comment that opens a block, without settings of ours; what they hide, WordPress hides. */
function opening( content: string, source: Source ): string {
	const comment = content.slice( source.start, source.inside );
	const { [ EXTENSIONS ]: _, ...own } = valuesOf( source );
	const rest = hides( source ) ? asHidden( own ) : own;
	return comment
		.split( source.json )
		.join( Object.keys( rest ).length ? written( rest ) : '' )
		.replace( /\s+(\/?-->)$/, ' $1' );
}

/** Brackets that the author typed into our blocks are no shortcodes, and must not become any. */
const withoutShortcodes = ( markup: string ): string =>
	markup
		.replaceAll( GUARD, '' )
		.split( /(<!-- \/?wp:[^]*?-->)/ )
		.map( ( part, at ) =>
			at % 2
				? part
				: part.replaceAll( '[', '&#091;' ).replaceAll( ']', '&#093;' )
		)
		.join( '' );

/** Whether a block stays as it is: it hides something from visitors, and this WordPress could not. */
const isLeft = ( source: Source ): boolean =>
	! canHide() &&
	( isOurs( source ) ? all( [ source ] ).some( hides ) : hides( source ) );

class Converter {
	readonly changes: Change[] = [];

	constructor(
		private readonly content: string,
		private readonly addresses: Map< number, string >
	) {}

	/** The text of a block, with everything in it converted. */
	text( source: Source ): string {
		if ( isLeft( source ) ) {
			return this.content.slice( source.start, source.end );
		}
		if ( isOurs( source ) ) {
			const markup = this.saved(
				toCore( this.own( source ), this.changes )
			);
			return hides( source ) ? inHiddenGroup( markup ) : markup;
		}
		const { start, inside, end, inner } = source;
		return splice( this.content, start, end, [
			...( isExtended( source )
				? [
						[ start, inside, opening( this.content, source ) ] as [
							number,
							number,
							string,
						],
					]
				: [] ),
			...inner.map( ( one ): [ number, number, string ] => [
				one.start,
				one.end,
				this.text( one ),
			] ),
		] );
	}

	/** A block of ours with its inner blocks. */
	private own( source: Source ): Block {
		const attributes = valuesOf( source );
		addAddresses( attributes, this.addresses );
		return createBlock( source.name, attributes, [
			...source.inner.flatMap( ( one ) =>
				isOurs( one ) && ! hides( one )
					? [ this.own( one ) ]
					: readBlock( this.text( one ) )
			),
			...this.foreign( source ),
		] );
	}

	/** HTML of others in a block of ours: it is on the page too. */
	private foreign( { name, inside, outside, inner }: Source ): Block[] {
		const html = splice(
			this.content,
			inside,
			outside,
			inner.map( ( { start, end } ) => [ start, end, '' ] )
		).trim();
		return html &&
			! html.includes( `wp-block-${ name.replace( '/', '-' ) }` )
			? readBlock( `<!-- wp:html -->\n${ html }\n<!-- /wp:html -->` )
			: [];
	}

	private saved( blocks: Block[] ): string {
		const originals: string[] = [];
		const hold = ( block: Block ): Block => {
			if ( block.name !== 'core/missing' ) {
				return { ...block, innerBlocks: block.innerBlocks.map( hold ) };
			}
			const at =
				originals.push( String( block.attributes.originalContent ) ) -
				1;
			const originalContent = `<!-- frontage-original ${ at } -->`;
			return createBlock( block.name, { originalContent } );
		};
		return withoutShortcodes(
			serialize( forSaving( blocks ).map( hold ) )
		).replace(
			/<!-- frontage-original (\d+) -->/g,
			( _, at ) => originals[ Number( at ) ] ?? ''
		);
	}
}

/**
 * Converts a text.
 *
 * @param content Block markup.
 * @return Null if the comments of its blocks do not match, so that nobody can say what belongs to which.
 */
export async function convert( content: string ): Promise< Conversion | null > {
	const sources = scan( content );
	if ( ! sources ) {
		return null;
	}
	forget();
	const every = all( sources );
	const ours = every.filter( isOurs );
	const unknown = ours.flatMap( ( one ) =>
		withoutAddress( valuesOf( one ) )
	);
	const addresses = await addressesOf( [ ...new Set( unknown ) ] );
	const converter = new Converter( content, addresses );
	return {
		content: splice(
			content,
			0,
			content.length,
			sources.map( ( one ) => [
				one.start,
				one.end,
				converter.text( one ),
			] )
		),
		blocks: ours.length,
		extended: every.filter( isExtended ).length,
		...{ hidden: 0, left: 0 },
		[ canHide() ? 'hidden' : 'left' ]: every.filter(
			( one ) => ( isOurs( one ) || isExtended( one ) ) && hides( one )
		).length,
		changes: converter.changes,
		lost: every.flatMap( ( one ) => wordsIn( valuesOf( one ) ) ),
	};
}
