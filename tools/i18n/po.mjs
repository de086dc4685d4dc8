/** Reads and writes gettext's text files. */

/** Separators between context and text, and between plural forms, where gettext joins several in one string. */
export const CONTEXT = '\u0004';
export const FORM = '\0';

/**
 * @typedef {Object} Entry
 * @property {string}   text       What is translated.
 * @property {string}   [plural]   For other numbers.
 * @property {string}   [context]  Which of several meanings.
 * @property {string[]} comments   For translators.
 * @property {string[]} references Files.
 * @property {string[]} translated Its forms; empty strings until translated.
 */

/**
 * @param {{ text: string, context?: string, plural?: string }} entry
 * @return {string} Key that identifies the entry.
 */
export const keyOf = ( { text, context } ) =>
	( context ? context + CONTEXT : '' ) + text;

const quoted = ( text ) =>
	JSON.stringify( text ).replace( /\\u0004/g, '\\004' );

/**
 * @param {string}  header  Lines of the header.
 * @param {Entry[]} entries
 * @return {string} The file.
 */
export function writePo( header, entries ) {
	const parts = entries.map( ( entry ) =>
		[
			...entry.comments.map( ( line ) => `#. translators: ${ line }` ),
			...entry.references.map( ( path ) => `#: ${ path }` ),
			...( hasPlaceholder( entry ) ? [ '#, php-format' ] : [] ),
			...( entry.context
				? [ `msgctxt ${ quoted( entry.context ) }` ]
				: [] ),
			`msgid ${ quoted( entry.text ) }`,
			...( entry.plural === undefined
				? [ `msgstr ${ quoted( entry.translated[ 0 ] ?? '' ) }` ]
				: [
						`msgid_plural ${ quoted( entry.plural ) }`,
						...[ 0, 1 ].map(
							( form ) =>
								`msgstr[${ form }] ${ quoted( entry.translated[ form ] ?? '' ) }`
						),
					] ),
		].join( '\n' )
	);
	const lines = header
		.split( '\n' )
		.map( ( line ) => quoted( `${ line }\n` ) )
		.join( '\n' );
	return (
		[ `msgid ""\nmsgstr ""\n${ lines }`, ...parts ].join( '\n\n' ) + '\n'
	);
}

/**
 * @param {{ text: string, plural?: string }} entry
 * @return {boolean} Whether the text has placeholders.
 */
const hasPlaceholder = ( { text, plural = '' } ) =>
	placeholders( text + plural ).length > 0;

/**
 * @param {string} text
 * @return {string[]} Placeholders of `sprintf()`, in order.
 */
export const placeholders = ( text ) =>
	( text.match( /%(?:\d+\$)?(?:\.\d+)?[sdf]/g ) ?? [] ).sort();

/**
 * @param {string} source A `.po` or `.pot` file, as written by `writePo` or by a translator's tool.
 * @return {{ header: string, entries: Entry[] }} Its contents, without obsolete and fuzzy entries.
 */
export function readPo( source ) {
	const [ first, ...rest ] = source
		.replaceAll( '\r\n', '\n' )
		.split( /\n\s*\n/ )
		.map( readEntry )
		.filter( ( entry ) => entry !== null );
	return { header: first?.translated[ 0 ]?.trimEnd() ?? '', entries: rest };
}

/**
 * @param {string} block Lines of one entry.
 * @return {Entry|null} The entry.
 */
function readEntry( block ) {
	const lines = block.split( '\n' );
	if ( lines.some( ( line ) => /^#~|^#,.*\bfuzzy\b/.test( line ) ) ) {
		return null;
	}
	const after = ( mark ) =>
		lines
			.filter( ( line ) => line.startsWith( mark ) )
			.map( ( line ) => line.slice( mark.length ).trim() );
	const values = valuesOf( lines );
	return values.msgid === undefined
		? null
		: {
				text: values.msgid,
				...( values.msgid_plural !== undefined && {
					plural: values.msgid_plural,
				} ),
				...( values.msgctxt && { context: values.msgctxt } ),
				comments: after( '#. translators:' ),
				references: after( '#:' ),
				translated:
					values.msgid_plural === undefined
						? [ values.msgstr ?? '' ]
						: [
								values[ 'msgstr[0]' ] ?? '',
								values[ 'msgstr[1]' ] ?? '',
							],
			};
}

/**
 * @param {string[]} lines Lines of one entry.
 * @return {Record<string,string>} Its texts by keyword.
 */
function valuesOf( lines ) {
	/** @type {Record<string,string>} */
	const values = {};
	let name = '';
	for ( const line of lines ) {
		const [ , given, text ] =
			line.match(
				/^(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) )?(".*")$/
			) ?? [];
		if ( text ) {
			name = given ?? name;
			values[ name ] = ( values[ name ] ?? '' ) + unquoted( text );
		}
	}
	return values;
}

/** @param {string} text With quotes around it. */
const unquoted = ( text ) => JSON.parse( text.replace( /\\004/g, '\\u0004' ) );
