/** Calculates what blocks load for a visitor, and which third parties they contact. */
import { helpOf, type CheckedBlock, type ThirdParty } from '@frontage/editor';
import type { HelpData, Sizes } from '../data';

const RUNTIME = '@frontage/islands';

/** Values of `wake` that load the module without interaction. */
const BY_ITSELF = /\b(idle|load|visible)\b/;

/** A file that a visitor loads. */
interface Piece {
	id: string;
	bytes: number;
	/** Whether it loads on first use of the block rather than with the page. */
	isLate: boolean;
}

export interface Cost {
	/** Bytes loaded with the page or once it is idle. */
	load: number;
	/** Additional bytes loaded on first use. */
	use: number;
}

const PREFIX = 'frontage/';

/** A module in use, and when it loads. */
interface Used {
	slug: string;
	/** Name of the module in the editor. */
	name: string;
	attributes: Record< string, unknown >;
}

/** Returns our modules in a block: the block itself and its active extensions. */
export function modulesOf( { name, attributes }: CheckedBlock ): Used[] {
	const chosen = ( attributes.frontage ?? {} ) as Record< string, unknown >;
	const own = name.startsWith( PREFIX )
		? [ { slug: name.slice( PREFIX.length ), name, attributes } ]
		: [];
	return [
		...own,
		...Object.keys( chosen ).map( ( slug ) => ( {
			slug,
			name: slug,
			attributes,
		} ) ),
	];
}

const wakeOf = ( { name, attributes }: Used ) => {
	const { wake = 'interaction' } = helpOf( name );
	return typeof wake === 'function' ? wake( attributes ) : wake;
};

function piecesOf(
	used: Used,
	{ page, scriptModules, modules }: Sizes
): Piece[] {
	const { style, view, needs = [] } = modules[ used.slug ] ?? {};
	const pieces: Piece[] = [];
	const add = ( id: string, bytes: number | undefined, isLate = false ) =>
		pieces.push( { id, bytes: bytes ?? 0, isLate } );
	if ( style ) {
		add( `${ used.slug }/style`, style );
	}
	const wake = view ? wakeOf( used ) : '';
	if ( wake ) {
		const isLate = ! BY_ITSELF.test( wake );
		Object.keys( page ).forEach( ( id ) => add( id, page[ id ] ) );
		add( RUNTIME, scriptModules[ RUNTIME ] );
		add( `${ used.slug }/view`, view, isLate );
		needs.forEach( ( id ) => add( id, scriptModules[ id ], isLate ) );
	}
	return pieces;
}

/**
 * Returns the total cost of blocks; shared files count once.
 *
 * @param blocks Any blocks; their inner blocks do not count.
 * @param sizes  Sizes of the built files.
 */
export function costOf( blocks: CheckedBlock[], sizes: Sizes ): Cost {
	const pieces = new Map< string, Piece >();
	for ( const used of blocks.flatMap( modulesOf ) ) {
		for ( const piece of piecesOf( used, sizes ) ) {
			const known = pieces.get( piece.id );
			if ( ! known || known.isLate ) {
				pieces.set( piece.id, piece );
			}
		}
	}
	const cost = { load: 0, use: 0 };
	for ( const { bytes, isLate } of pieces.values() ) {
		cost[ isLate ? 'use' : 'load' ] += bytes;
	}
	return cost;
}

/**
 * Returns the third parties that the given blocks contact, without duplicates.
 *
 * @param blocks Any blocks.
 * @param known  Third parties that the server knows, by module.
 */
export function thirdPartiesOf(
	blocks: CheckedBlock[],
	known: HelpData[ 'thirdParties' ]
): ThirdParty[] {
	const found = new Map< string, ThirdParty >();
	for ( const { slug, name, attributes } of blocks.flatMap( modulesOf ) ) {
		const { thirdParties } = helpOf( name );
		const others = ( known[ slug ] ?? [] ).filter(
			( party ) => ! party.slug || ! thirdParties
		);
		const own = thirdParties?.( attributes ) ?? [];
		for ( const party of [ ...others, ...own ] ) {
			found.set( party.name, party );
		}
	}
	return [ ...found.values() ];
}
