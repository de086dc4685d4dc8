/** The filter of the module list, kept in the URL. */
import { setArgs, useRoute } from '../../parts';
import type { Module } from './types';

export interface Filter {
	search: string;
	/** Module kind; empty for all. */
	kind: string;
	/** `on`, `off`, or empty for both. */
	state: string;
	/** `used`, `unused`, or empty for both. */
	use: string;
}

const NAMES = [ 'search', 'kind', 'state', 'use' ] as const;

export function useFilter(): [
	Filter,
	( changed: Partial< Filter > ) => void,
] {
	const { search = '', kind = '', state = '', use = '' } = useRoute().args;
	return [
		{ search, kind, state, use },
		( changed ) => setArgs( { ...changed } ),
	];
}

export const isFiltered = ( filter: Filter ): boolean =>
	NAMES.some( ( name ) => filter[ name ] !== '' );

export const NO_FILTER: Filter = { search: '', kind: '', state: '', use: '' };

/** Returns the text by which a module is found. */
export const wordsOf = ( { title, description, keywords }: Module ): string =>
	[ title, description, ...keywords ].join( ' ' );

const plain = ( text: string ) =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Diacritic}/gu, '' )
		.toLowerCase();

/**
 * Returns whether a module matches the filter.
 *
 * @param isOn Whether the module is on.
 * @param more Additional searchable text, such as that of its child blocks.
 */
export function fits(
	module: Module,
	filter: Filter,
	isOn: boolean,
	more = ''
): boolean {
	const { search, kind, state, use } = filter;
	const text = plain( `${ wordsOf( module ) } ${ more }` );
	const isUsed = module.places === null ? isOn : module.places > 0;
	return (
		plain( search )
			.split( /\s+/ )
			.every( ( word ) => text.includes( word ) ) &&
		( ! kind || kind === module.kind ) &&
		( ! state || ( state === 'on' ) === isOn ) &&
		( ! use || ( use === 'used' ) === isUsed )
	);
}
