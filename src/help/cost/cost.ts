/** What the blocks of a page load for a visitor, and which third parties they contact. */
import {
	momentOf,
	sumsOf,
	type Entry,
	type Moment,
	type Sums,
} from '@frontage/cost/cost';
import { helpOf, type CheckedBlock, type ThirdParty } from '@frontage/editor';
import type { Costs, KnownCosts } from './types';

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
		...Object.keys( chosen ).map( ( saved ) => ( {
			slug: helpOf( saved ).slug ?? saved,
			name: saved,
			attributes,
		} ) ),
	];
}

/** Returns when a module's island wakes with its settings; undefined if the module does not say. */
function wakesAt(
	{ name, attributes }: Used,
	words: Costs[ 'words' ]
): Moment | 'never' | undefined {
	const { wake } = helpOf( name );
	const said = typeof wake === 'function' ? wake( attributes ) : wake;
	return said === undefined ? undefined : momentOf( said, words );
}

/** Returns what a module in use fetches: with its settings if that makes a difference, else with any. */
function entriesOf( used: Used, { modules, words }: Costs ): Entry[] {
	const { at = {}, entries = [] } = modules[ used.slug ] ?? {};
	return at[ wakesAt( used, words ) ?? '' ] ?? entries;
}

/**
 * Returns the total cost of blocks; shared files count once.
 *
 * @param blocks Any blocks; their inner blocks do not count.
 * @param costs  Costs of all modules.
 */
export function costOf( blocks: CheckedBlock[], costs: Costs ): Sums {
	const used = blocks.flatMap( modulesOf );
	const { media } = costs;
	const isBesideMedia =
		used.length > 0 &&
		blocks.some( ( { name } ) => media.blocks.includes( name ) );
	return sumsOf(
		[
			...used.flatMap( ( one ) => entriesOf( one, costs ) ),
			...( isBesideMedia ? media.entries : [] ),
		],
		costs.files,
		used.flatMap( ( { slug } ) => costs.modules[ slug ]?.own ?? [] )
	);
}

/**
 * Returns the third parties that the given blocks contact, without duplicates.
 *
 * @param blocks Any blocks.
 * @param known  Third parties that the server knows, by module.
 */
export function thirdPartiesOf(
	blocks: CheckedBlock[],
	known: KnownCosts[ 'thirdParties' ]
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
