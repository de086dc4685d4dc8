/** Named styles, shared by all editors of the site. */
import apiFetch from '@wordpress/api-fetch';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { CopiedStyle } from './copied-style';

export interface Preset {
	/** Twelve hexadecimal digits. */
	id: string;
	block: string;
	title: string;
	attributes: CopiedStyle[ 'attributes' ];
}

const PATH = '/frontage/v1/presets';

/** Null until loaded. */
let presets: Preset[] | null = null;
let asked: Promise< void > | undefined;
const listeners = new Set< () => void >();

const byTitle = ( one: Preset, other: Preset ) =>
	one.title.localeCompare( other.title );

function set( next: Preset[] ) {
	presets = next.sort( byTitle );
	listeners.forEach( ( listener ) => listener() );
}

const without = ( id: string ) =>
	( presets ?? [] ).filter( ( preset ) => preset.id !== id );

/** Loads the presets once; retries after a failure. */
const load = () =>
	( asked ??= apiFetch< Preset[] >( { path: PATH } ).then( set, () => {
		asked = undefined;
	} ) );

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * Returns the presets of a block.
 *
 * @param block Block name.
 */
export function usePresets( block: string ): Preset[] {
	const all = useSyncExternalStore( subscribe, () => presets );
	useEffect( () => {
		load();
	}, [] );
	return ( all ?? [] ).filter( ( preset ) => preset.block === block );
}

/**
 * Saves a style as a preset, or restores a deleted preset.
 *
 * @param preset Without an ID if it is new.
 */
export async function addPreset(
	preset: Omit< Preset, 'id' > & { id?: string }
): Promise< void > {
	await load();
	const data = preset;
	const added = await apiFetch< Preset >( {
		path: PATH,
		method: 'POST',
		data,
	} );
	set( [ ...without( added.id ), added ] );
}

/** Renames a preset. */
export async function renamePreset(
	{ id }: Preset,
	title: string
): Promise< void > {
	const path = `${ PATH }/${ id }`;
	const data = { title };
	const named = await apiFetch< Preset >( { path, method: 'POST', data } );
	set( [ ...without( id ), named ] );
}

/** Deletes a preset; blocks that use its style keep it. */
export async function deletePreset( { id }: Preset ): Promise< void > {
	await apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } );
	set( without( id ) );
}
