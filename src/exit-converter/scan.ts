/** A block in a post's text, by where it is written. Everything outside of what is converted stays as it is, byte for byte. */
export interface Source {
	/** With namespace, such as `core/list`. */
	name: string;
	/** JSON of the attributes; empty for none. */
	json: string;
	/** Offset of the comment that opens it. */
	start: number;
	/** Offset after that comment. */
	inside: number;
	/** Offset of the comment that closes it; `inside` if there is none. */
	outside: number;
	/** Offset after the block. */
	end: number;
	inner: Source[];
}

/** Attribute with the settings of extensions, by their folders. */
export const EXTENSIONS = 'frontage';

/**
 * Returns whether a block is one of ours.
 *
 * @param block      A block, parsed or not.
 * @param block.name Its name.
 */
export const isOurs = ( { name }: { name: string } ) =>
	name.startsWith( 'frontage/' );

/** Comments of blocks as WordPress reads them (`@wordpress/block-serialization-default-parser`), which tells no offsets. */
const COMMENT =
	/<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+({(?:(?=([^}]+|}+(?=})|(?!}\s+\/?-->)[^])*)\5|[^]*?)}\s+)?(\/)?-->/g;

/**
 * Returns the blocks of a text; null if a comment that opens or closes a block lacks its counterpart.
 *
 * @param content Block markup.
 */
export function scan( content: string ): Source[] | null {
	const roots: Source[] = [];
	const open: Source[] = [];
	for ( const found of content.matchAll( COMMENT ) ) {
		const [ all, closes, space = 'core/', slug, json = '', , isVoid ] =
			found;
		const start = found.index;
		const inside = start + all.length;
		if ( closes ) {
			const block = open.pop();
			if ( ! block || block.name !== space + slug ) {
				return null;
			}
			Object.assign( block, { outside: start, end: inside } );
			continue;
		}
		const block: Source = {
			...{ name: space + slug, json: json.trim(), start, inside },
			...{ outside: inside, end: inside, inner: [] },
		};
		( open.at( -1 )?.inner ?? roots ).push( block );
		if ( ! isVoid ) {
			open.push( block );
		}
	}
	return open.length ? null : roots;
}

/**
 * Replaces parts of a text.
 *
 * @param content  The text.
 * @param from     Offset of the part of it that is returned.
 * @param to       Offset after that part.
 * @param replaced Replacements in the order of the text: offset, offset after it, and the new text.
 */
export function splice(
	content: string,
	from: number,
	to: number,
	replaced: [ from: number, to: number, text: string ][]
): string {
	let at = from;
	let text = '';
	for ( const [ start, end, next ] of replaced ) {
		text += content.slice( at, start ) + next;
		at = end;
	}
	return text + content.slice( at, to );
}
