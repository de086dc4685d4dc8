/** Images of the media library: our blocks know them by number, address or both, and those of WordPress need both. */
import apiFetch from '@wordpress/api-fetch';
import type { Block } from '@wordpress/blocks';

type Values = Record< string, unknown >;

interface Media {
	id: number;
	source_url: string;
}

/** Most that the REST API answers at once. */
const AT_ONCE = 100;

/** Pairs of attributes, such as `mediaId` and `mediaUrl`. */
const pairs = ( values: Values ): [ id: string, url: string ][] =>
	Object.keys( values )
		.filter( ( name ) => name === 'id' || name.endsWith( 'Id' ) )
		.map( ( name ) => [
			name,
			name.replace( /id$/i, name === 'id' ? 'url' : 'Url' ),
		] );

/** The attributes and all objects in them. */
function objectsIn( value: unknown ): Values[] {
	if ( ! value || typeof value !== 'object' ) {
		return [];
	}
	const inner = Object.values( value ).flatMap( objectsIn );
	return Array.isArray( value ) ? inner : [ value as Values, ...inner ];
}

/**
 * Returns the numbers of images whose address is not known.
 *
 * @param attributes Of a block of ours.
 */
export const withoutAddress = ( attributes: Values ): number[] =>
	objectsIn( attributes ).flatMap( ( values ) =>
		pairs( values )
			.filter(
				( [ id, url ] ) => Number( values[ id ] ) > 0 && ! values[ url ]
			)
			.map( ( [ id ] ) => Number( values[ id ] ) )
	);

/**
 * Asks WordPress for addresses.
 *
 * @param ids Numbers of attachments.
 */
export async function addressesOf(
	ids: number[]
): Promise< Map< number, string > > {
	const known = new Map< number, string >();
	for ( let at = 0; at < ids.length; at += AT_ONCE ) {
		const include = ids.slice( at, at + AT_ONCE ).join();
		const media = await apiFetch< Media[] >( {
			path: `/wp/v2/media?per_page=${ AT_ONCE }&_fields=id,source_url&include=${ include }`,
		} );
		media.forEach( ( { id, source_url: url } ) => known.set( id, url ) );
	}
	return known;
}

/**
 * Writes addresses into attributes.
 *
 * @param attributes Of a block of ours; changed.
 * @param addresses  By number.
 */
export function addAddresses(
	attributes: Values,
	addresses: Map< number, string >
): void {
	for ( const values of objectsIn( attributes ) ) {
		for ( const [ id, url ] of pairs( values ) ) {
			values[ url ] ||= addresses.get( Number( values[ id ] ) );
		}
	}
}

/**
 * Gives image blocks their numbers, so that WordPress offers them in several sizes.
 *
 * @param blocks     Blocks made from HTML, which has addresses only.
 * @param attributes Of the block of ours.
 */
export const withNumbers = ( blocks: Block[], attributes: Values ): Block[] => {
	const ids = new Map(
		objectsIn( attributes ).flatMap( ( values ) =>
			pairs( values ).map( ( [ id, url ] ) => [
				values[ url ],
				Number( values[ id ] ) || undefined,
			] )
		)
	);
	return blocks.map( ( block ) => {
		const id =
			block.name === 'core/image'
				? ( block.attributes.id ?? ids.get( block.attributes.url ) )
				: undefined;
		return id
			? { ...block, attributes: { ...block.attributes, id } }
			: block;
	} );
};
