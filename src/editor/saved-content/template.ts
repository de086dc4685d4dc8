/**
 * Evaluates `"frontage": { "content": … }` of a `block.json`: how the words of a block are written in the post.
 * `Frontage\Domain\Blocks\Content_Template` does the same on the server.
 */
import { safeUrl } from '@frontage/lib/safe-url';
import { escape } from './escape';
import { formatted } from './formatted';
import { IMAGE, keptInColumn } from './layout';
import { phrases } from './phrases';

/**
 * Part of the content. A string is HTML with placeholders and is left out if all of them are empty. A list is an
 * element: its first and last strings are its tags, left out if nothing is between them.
 */
export type Part =
	| string
	| Part[]
	/** Repeats parts for each item of a list, or for the first ones. */
	| { each: string; in: Part[]; most?: number }
	/** Cells of a table: one before them, and one for each text or object of a list, of which the first may differ. Empty ones keep the others in their columns; an empty row is left out. */
	| { cells: string; head: string; first?: string; in: string }
	/** Parts for certain values only. */
	| { when: Record< string, string >; in: Part[] }
	/** Parts for all other values. */
	| { unless: Record< string, string >; in: Part[] };

/** Values by name; of a list of texts, the text itself as `.`; in a list, values around it as `^name`. */
export type Scope = Record< string, unknown >;

/** A tag, an image, an attribute, or a placeholder: all at once, since an author's words may have braces. */
const HOLE =
	/(<\/?)\{(\w+)\}|<img src="\{(\w+)\}"| ([\w-]+)="\{([^}]+)\}"|\{([^}]+)\}/g;

/** Texts of lists and objects, however nested, with commas. */
const text = ( value: unknown ): string => {
	if ( typeof value === 'string' ) {
		return value;
	}
	return value && typeof value === 'object'
		? Object.values( value ).map( text ).filter( Boolean ).join( ', ' )
		: '';
};

/** `2030-01-01T12:00:00` for people. */
const time = ( value: string ) => value.replace( 'T', ' ' ).slice( 0, 16 );

/** An element that the author selects. */
const tag = ( value: string ) => ( /^h[1-6]$/.test( value ) ? value : 'p' );

const isUrl = ( attribute: string ) => [ 'href', 'src' ].includes( attribute );

/** The first of `a|b` that is not empty. */
const find = ( names: string, scope: Scope ): string =>
	names
		.split( '|' )
		.map( ( name ) =>
			name.startsWith( '@' )
				? ( phrases()[ name.slice( 1 ) ] ?? '' )
				: text( scope[ name ] )
		)
		.find( Boolean ) ?? '';

/** Fills `names:format`. */
function inFormat( placeholder: string, found: ( names: string ) => string ) {
	const [ names = '', format ] = placeholder.split( ':' );
	const value = found( names );
	if ( format === 'html' ) {
		return keptInColumn( formatted( value ) );
	}
	return escape( format === 'time' ? time( value ) : value );
}

/** A whole number that a program may have saved as text. */
const number = ( value: unknown ) =>
	/^\d+$/.test( String( value ) ) ? Number( value ) : 0;

/** The attribute that says something else of the image whose URL is in `url` or `imageUrl`. */
const beside = ( url: string, what: string ) => {
	const prefix = url.slice( 0, -3 );
	return prefix
		? prefix + what.charAt( 0 ).toUpperCase() + what.slice( 1 )
		: what;
};

/** The beginning of an image, with what keeps its proportions and keeps it in its column. */
function imageStart( name: string, url: string, scope: Scope ) {
	if ( ! url ) {
		return '<img';
	}
	const [ id, width, height ] = [ 'id', 'width', 'height' ].map( ( what ) =>
		number( scope[ beside( name, what ) ] )
	);
	return [
		'<img',
		id ? ` class="wp-image-${ id }"` : '',
		` src="${ escape( url ) }"`,
		width && height ? ` width="${ width }" height="${ height }"` : '',
		` style="${ IMAGE }"`,
	].join( '' );
}

function fillString( html: string, scope: Scope, isKept = false ): string {
	let isEmpty = ! isKept;
	const found = ( names: string, attribute = '' ) => {
		const typed = find( names, scope );
		const value = isUrl( attribute ) ? safeUrl( typed ) : typed;
		isEmpty &&= value === '';
		return value;
	};
	const written = ( attribute: string, names: string ) => {
		const value = found( names, attribute );
		return value || attribute === 'alt'
			? ` ${ attribute }="${ escape( value ) }"`
			: '';
	};
	const filled = html.replace(
		HOLE,
		( _, open, name, image, attribute, names, placeholder ) => {
			if ( open ) {
				return open + tag( text( scope[ name ] ) );
			}
			if ( image ) {
				return imageStart( image, found( image, 'src' ), scope );
			}
			return attribute
				? written( attribute, names )
				: inFormat( placeholder, found );
		}
	);
	return isEmpty ? '' : filled;
}

function fillElement( parts: Part[], scope: Scope ): string {
	const inside = fill( parts.slice( 1, -1 ), scope );
	return inside && `${ parts[ 0 ] }${ inside }${ parts[ parts.length - 1 ] }`;
}

const outer = ( scope: Scope ): Scope =>
	Object.fromEntries(
		Object.entries( scope ).map( ( [ name, value ] ) => [
			`^${ name }`,
			value,
		] )
	);

/** Values of an object by name; a text has none. */
const named = ( item: unknown ): Scope =>
	typeof item === 'object' ? { ...item } : {};

function fillCells(
	{ cells, head, first, in: cell }: Extract< Part, { cells: string } >,
	scope: Scope
): string {
	const items = Object.values( scope[ cells ] ?? [] );
	const isFilled = text( items ) || fillString( head, scope );
	return items.length && isFilled
		? fillString( head, scope, true ) +
				items
					.map( ( item, at ) =>
						fillString(
							at ? cell : ( first ?? cell ),
							text( item )
								? { ...scope, ...named( item ), '.': item }
								: {},
							true
						)
					)
					.join( '' )
		: '';
}

function fillPart( part: Part, scope: Scope ): string {
	if ( typeof part === 'string' ) {
		return fillString( part, scope );
	}
	if ( Array.isArray( part ) ) {
		return fillElement( part, scope );
	}
	if ( 'each' in part ) {
		return Object.values( scope[ part.each ] ?? [] )
			.slice( 0, part.most )
			.map( ( item ) =>
				fill( part.in, {
					...outer( scope ),
					...( item && typeof item === 'object'
						? ( item as Scope )
						: { '.': item } ),
				} )
			)
			.join( '' );
	}
	if ( 'cells' in part ) {
		return fillCells( part, scope );
	}
	const isWhen = 'when' in part;
	const isMet = Object.entries( isWhen ? part.when : part.unless ).every(
		( [ name, value ] ) => text( scope[ name ] ) === value
	);
	return isMet === isWhen ? fill( part.in, scope ) : '';
}

/**
 * Returns the HTML of parts; empty if all their placeholders are empty.
 *
 * @param parts From `block.json`.
 * @param scope The block's attributes, with defaults.
 */
export const fill = ( parts: Part[], scope: Scope ): string =>
	parts.map( ( part ) => fillPart( part, scope ) ).join( '' );
