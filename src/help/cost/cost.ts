/** What blocks cost a visitor, and whom they make a visitor's browser talk to. */
import { helpOf, type CheckedBlock, type ThirdParty } from '@frontage/editor';
import type { HelpData, Sizes } from '../data';

const RUNTIME = '@frontage/islands';

/** Words of `wake` that fetch the module without a touch. */
const BY_ITSELF = /\b(idle|load|visible)\b/;

/** One file or piece that a visitor gets. */
interface Piece {
	id: string;
	bytes: number;
	/** Whether it comes with the page, or only when somebody uses the block. */
	isLate: boolean;
}

export interface Cost {
	/** Bytes that come with the page, or as soon as it rests. */
	load: number;
	/** Bytes more when somebody uses it. */
	use: number;
}

const PREFIX = 'frontage/';

/** A module of ours, and what decides when it wakes. */
interface Used {
	slug: string;
	/** As the editor knows the module. */
	name: string;
	attributes: Record< string, unknown >;
}

/** Our modules in a block: itself, and the extensions that were chosen for it. */
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
 * What blocks cost together; what several share counts once.
 *
 * @param blocks Any blocks; their inner blocks do not count.
 * @param sizes  Of what was built.
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
 * Whom a visitor's browser talks to because of these blocks; each once.
 *
 * @param blocks Any blocks.
 * @param known  What the server knows, by module.
 */
export function thirdPartiesOf(
	blocks: CheckedBlock[],
	known: HelpData[ 'thirdParties' ]
): ThirdParty[] {
	const found = new Map< string, ThirdParty >();
	for ( const { slug, name, attributes } of blocks.flatMap( modulesOf ) ) {
		const own = helpOf( name ).thirdParties?.( attributes ) ?? [];
		for ( const party of [ ...( known[ slug ] ?? [] ), ...own ] ) {
			found.set( party.name, party );
		}
	}
	return [ ...found.values() ];
}
